/** The style of the page for people: paper by day, an editor by night. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf7f0, #0f1626); --sheet: light-dark(#fffdf8, #162036); --rule: light-dark(#ddd6c7, #2b3852);
  --ink: light-dark(#172033, #e6eaf2); --soft: light-dark(#4d5669, #a9b4c8); --accent: light-dark(#0f6b4f, #74dfb4);
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
h1 { font-size: clamp(2rem, 6vw, 3.1rem); line-height: 1.1; margin: 0.5rem 0 1rem; text-wrap: balance; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 3rem 0 0.75rem; }
p { max-width: 62ch; margin: 0 0 1rem; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
code { font: 0.875em ui-monospace, monospace; }
.sheet { margin: 0; background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; overflow-x: auto; }
dt { padding: 0.75rem 1rem 0; color: var(--soft); }
dd { margin: 0; padding: 0 1rem 0.75rem; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 0.6rem 1rem; font-weight: 500; }
thead, tr:target { background: color-mix(in srgb, var(--accent) 12%, transparent); }
`
