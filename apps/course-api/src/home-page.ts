import { createHash } from 'node:crypto'
import type { Course } from '@syntax-lab/shared/course'
import { baseCsp } from './headers.ts'
import type { Description } from './openapi.ts'
import { prepareAnswer } from './prepared-answer.ts'
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
dl { margin: 0; background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; }
dl > div { padding: 0.6rem 1rem; scroll-margin: 1rem; }
dl > div + div { border-top: 1px solid var(--rule); }
dl > :target { background: color-mix(in srgb, var(--accent) 12%, transparent); }
dt { font-weight: 600; }
dd { margin: 0; }
`

/** The page at `/` for people who want to use the API: what there is, commands to copy, and every error. */
export function homePage(courses: readonly Course[], publicUrl: string, { info, paths }: Description) {
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
<p>${courses.length} to read over HTTP: no key, no account, nothing to install.
Responses carry an ETag and are compressed on request.</p>
<p>${info.description}</p>
<p id="licence">The courses are samples, free to read and to show.</p>
<h2>Addresses</h2>
${list(Object.entries(paths).map(([path, { get }]) => [`<code>GET ${link(path, publicUrl)}</code>`, get.summary]))}
<h2>Try it</h2>
${list([
  ['All courses, compressed on the way', `<code>curl --compressed ${publicUrl}/courses</code>`],
  ['One course', `<code>curl ${publicUrl}/courses/${id}</code>`],
  ['Only the headers, with the ETag of the answer', `<code>curl -I ${publicUrl}/courses</code>`],
  ['304 until a change: put your ETag for the *', `<code>curl -i -H 'If-None-Match: *' ${publicUrl}/courses</code>`],
  ['What an error looks like', `<code>curl -i ${publicUrl}/courses/no-such-course</code>`],
])}
<h2>Errors</h2>
<p>Every error is <code>application/problem+json</code> with <code>type</code>, <code>title</code>, <code>status</code>
and <code>detail</code> (RFC 9457). The type links to an entry of this list.</p>
${list(Object.entries(problems).map(([name, { status, title, detail }]) => [`${status} ${title}`, detail, name]))}
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

function list(entries: [term: string, details: string, id?: string][]): string {
  const items = entries.map(
    ([term, details, id]) => `<div${id ? ` id="${id}"` : ''}><dt>${term}</dt><dd>${details}</dd></div>`,
  )
  return `<dl>\n${items.join('\n')}\n</dl>`
}
