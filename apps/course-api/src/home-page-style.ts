/** The style of the human page: a lab notebook by day, an editor by night. */
export const style = `
:root { color-scheme: light dark; --paper: #faf7f0; --sheet: #fffdf8; --ink: #172033; --soft: #4d5669; --rule: #ddd6c7; --grid: #eee8da; --accent: #0f6b4f; --amber: #8a5300; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f1626; --sheet: #162036; --ink: #e6eaf2; --soft: #a9b4c8; --rule: #2b3852; --grid: #151e31; --accent: #74dfb4; --amber: #f0bd6b; }
}
* { box-sizing: border-box; }
body {
  margin: 0; color: var(--ink); font: 1rem/1.6 system-ui, sans-serif;
  background: var(--paper) linear-gradient(var(--grid) 1px, transparent 1px) 0 0 / 24px 24px;
  background-image: linear-gradient(var(--grid) 1px, transparent 1px), linear-gradient(90deg, var(--grid) 1px, transparent 1px);
}
main { max-width: 52rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
h1 { font-size: clamp(2rem, 6vw, 3.1rem); line-height: 1.1; letter-spacing: -0.02em; margin: 0.5rem 0 1rem; text-wrap: balance; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 3rem 0 0.75rem; }
p { max-width: 62ch; margin: 0 0 1rem; text-wrap: pretty; }
.note { font: 0.8125rem/1.5 ui-monospace, monospace; color: var(--soft); margin: 0; }
a { color: var(--accent); text-underline-offset: 0.2em; }
a:focus-visible, pre:focus-visible, .table:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
code, pre { font-family: ui-monospace, 'JetBrains Mono', Menlo, monospace; font-size: 0.875em; }
.sheet { background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; }
figure { margin: 0 0 1rem; }
figcaption { padding: 0.75rem 1rem 0; color: var(--soft); font-size: 0.9375rem; }
pre { margin: 0; padding: 0.5rem 1rem 0.9rem; overflow-x: auto; }
pre code::before { content: '$ '; color: var(--amber); }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: 0.6rem 1rem; border-bottom: 1px solid var(--rule); }
tr:last-child > * { border-bottom: 0; }
thead th { font-size: 0.8125rem; color: var(--soft); font-weight: 500; }
tbody th { font-weight: 600; white-space: nowrap; }
tr:target { background: color-mix(in srgb, var(--amber) 16%, transparent); }
`
