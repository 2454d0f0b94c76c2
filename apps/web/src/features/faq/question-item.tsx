import './question-item.css'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#paths.ts'
import type { Question } from './questions.ts'
import { LineDrawing } from '#components/line-drawing.tsx'

/** One question that opens in place. An address with its id as the hash opens it. */
export function QuestionItem({ id, question, answer }: Question) {
  const item = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()

  // An effect, because the hash is known to the browser only: the page made at build time has every question closed.
  useEffect(() => {
    if (hash === `#${id}` && item.current) item.current.open = true
  }, [hash, id])

  return (
    <details id={id} ref={item} className="question group border-b border-line last:border-b-0">
      <summary className="grid min-h-16 grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-4 py-4 hover:text-accent">
        <h2 className="text-step-1">{question}</h2>
        <LineDrawing viewBox="0 0 20 20" className="size-5 text-accent">
          <path d="M3 10h14" />
          <path d="M10 3v14" className="origin-center transition-transform duration-200 group-open:scale-y-0" />
        </LineDrawing>
      </summary>
      <div className="grid measure gap-4 pr-6 pb-6 text-ink-soft">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a
            href={`${paths.faq}#${id}`}
            data-replace=""
            className="link annotation"
            aria-label={`#${id}, link to this answer: ${question}`}
          >
            #{id}
          </a>
        </p>
      </div>
    </details>
  )
}
