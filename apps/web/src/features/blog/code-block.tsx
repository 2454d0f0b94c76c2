import './code-block.css'
import { useRef } from 'react'
import { CopyButton } from './copy-button.tsx'

const languages: Record<string, string> = { js: 'JavaScript', jsx: 'JSX', ts: 'TypeScript', tsx: 'TSX' }

type CodeBlockProps = { language: string; title: string; html: string }

/** A sample of code, highlighted by the build. It can be scrolled with the keyboard and copied. */
export function CodeBlock({ language, title, html }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null)
  return (
    <figure className="code-block rounded-small border border-line bg-sunken">
      <figcaption
        className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 pr-1 pl-4
          annotation"
      >
        <span className="font-medium text-ink">{title}</span>
        <span className="mr-auto">{languages[language] ?? language}</span>
        <CopyButton what={title} source={code} />
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by the keyboard too */}
      <section tabIndex={0} aria-label={`Code of ${title}`} className="overflow-x-auto">
        <pre>
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </section>
    </figure>
  )
}
