import { createHash } from 'node:crypto'
import type { Course } from '@syntax-lab/shared/course'
import type { PublicSettings } from './config.ts'
import { baseCsp } from './headers.ts'
import { openapi } from './openapi.ts'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts'
import { problems } from './problem.ts'

const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf7f0, #0f1626); --sheet: light-dark(#fffdf8, #162036); --rule: light-dark(#ddd6c7, #2b3852);
  --ink: light-dark(#172033, #e6eaf2); --accent: light-dark(#0f6b4f, #74dfb4);
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
h1 { font-size: clamp(min(2rem, 12vw), 6vw, 3.1rem); line-height: 1.1; margin: 0.5rem 0 1rem; text-wrap: balance; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 3rem 0 0.75rem; }
p { max-width: 62ch; margin: 0 0 1rem; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: 0.2em; }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
.sheet { background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 0.6rem 1rem; font-weight: 500; }
thead, tr:target { background: color-mix(in srgb, var(--accent) 12%, transparent); }
`

/** The page at `/` for people who want to use the API: what there is, commands to copy, and every error. */
export function homePage(courses: readonly Course[], settings: PublicSettings): PreparedAnswer {
  const { publicUrl } = settings
  const { info, paths } = openapi(settings)
  const id = courses[0]?.id ?? 'html-foundations'
  const hash = createHash('sha256').update(style).digest('base64')
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Course API – Syntax Lab</title>
<meta name="description" content="How to read the courses of Syntax Lab over HTTP.">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<p>Syntax Lab / course API</p>
<h1>Courses, as plain JSON.</h1>
<p>${courses.length} courses to read over HTTP: no key, no account, nothing to install.
Responses carry an ETag and are compressed on request.</p>
<p>${info.description}</p>
<p id="licence">The courses are samples, free to read and to show.</p>
<h2>Addresses</h2>
${table(
  ['GET', 'Answer'],
  Object.entries(paths).map(([path, { get }]) => row([`<code>${link(path, publicUrl)}</code>`, get.summary])),
)}
<h2>Try it</h2>
${table(
  ['What', 'Command'],
  [
    ['All courses, compressed on the way', `curl --compressed ${publicUrl}/courses`],
    ['One course', `curl ${publicUrl}/courses/${id}`],
    ['Only the headers, with the ETag of the answer', `curl -I ${publicUrl}/courses`],
    [
      'Only a 304 when nothing has changed: put your ETag in place of the *',
      `curl -i -H 'If-None-Match: *' ${publicUrl}/courses`,
    ],
    ['What an error looks like', `curl -i ${publicUrl}/courses/no-such-course`],
  ].map(([what = '', command]) => row([what, `<code>${command}</code>`])),
)}
<h2>Errors</h2>
<p>Every error is <code>application/problem+json</code> with <code>type</code>, <code>title</code>, <code>status</code>
and <code>detail</code> (RFC 9457). The type links to a row of this table.</p>
${table(
  ['Status', 'Title', 'Detail'],
  Object.entries(problems).map(([name, { status, title, detail }]) => row([status, title, detail], name)),
)}
</main>
</body>
</html>
`
  return prepareAnswer(html, 'text/html; charset=utf-8', {
    'content-security-policy': `${baseCsp}; style-src 'sha256-${hash}'; img-src data:`,
    'cache-control': 'public, max-age=0, s-maxage=60',
  })
}

function link(path: string, publicUrl: string): string {
  return path.includes('{') ? path : `<a href="${new URL(publicUrl + path).pathname}">${path}</a>`
}

function table(columns: string[], rows: string[]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('')
  return `<div class="sheet" tabindex="0" role="region" aria-label="${columns.join(', ')}">
<table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

function row([first, ...others]: (string | number)[], id = ''): string {
  const cells = others.map((cell) => `<td>${cell}</td>`).join('')
  return `<tr${id && ` id="${id}"`}><th scope="row">${first}</th>${cells}</tr>`
}
