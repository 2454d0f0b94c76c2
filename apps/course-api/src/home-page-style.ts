/** The style of the human page: a lab notebook by day, an editor by night. */
export const style = `
:root {
  color-scheme: light dark; --grid: light-dark(#eee8da, #151e31);
  --paper: light-dark(#faf7f0, #0f1626); --sheet: light-dark(#fffdf8, #162036);
  --ink: light-dark(#172033, #e6eaf2); --soft: light-dark(#4d5669, #a9b4c8); --rule: light-dark(#ddd6c7, #2b3852);
  --accent: light-dark(#0f6b4f, #74dfb4); --amber: light-dark(#8a5300, #f0bd6b);
}
* { box-sizing: border-box; }
body {
  margin: 0; color: var(--ink); font: 1rem/1.6 system-ui, sans-serif;
  background: linear-gradient(var(--grid) 1px, transparent 1px) 0 0 / 24px 24px,
    linear-gradient(90deg, var(--grid) 1px, transparent 1px) 0 0 / 24px 24px, var(--paper);
}
main { max-width: 52rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
h1 { font-size: clamp(2rem, 6vw, 3.1rem); line-height: 1.1; margin: 0.5rem 0 1rem; text-wrap: balance; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 3rem 0 0.75rem; }
p { max-width: 62ch; margin: 0 0 1rem; text-wrap: pretty; }
.note { font: 0.8125rem/1.5 ui-monospace, monospace; color: var(--soft); margin: 0; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875em; }
.sheet { background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; overflow-x: auto; }
figure { margin: 0 0 1rem; }
figcaption { padding: 0.75rem 1rem 0; color: var(--soft); font-size: 0.9375rem; }
pre { margin: 0; padding: 0.5rem 1rem 0.9rem; overflow-x: auto; }
pre code::before { content: '$ '; color: var(--amber); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: 0.6rem 1rem; border-bottom: 1px solid var(--rule); }
tr:last-child > * { border-bottom: 0; }
thead th { font-size: 0.8125rem; color: var(--soft); font-weight: 500; }
tbody th { white-space: nowrap; }
tr:target { background: color-mix(in srgb, var(--amber) 16%, transparent); }
`
