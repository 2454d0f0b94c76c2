import type { ReactNode } from 'react'

/** What is said of every course. */
export function FactsExample() {
  return (
    <Code>
      level: <Text>'Advanced'</Text>
      {'\n'}fees: <Text>'$89'</Text>
    </Code>
  )
}

/** A page with a selected line: its text is text. */
export function PdfExample() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 72" className="h-18 w-50 stroke-line-strong" fill="none">
      <path d="M0.5 0.5h41l10 10v61H0.5z" className="fill-surface" />
      <path d="M41.5 0.5v10h10" />
      <path d="M8 19.5h36M8 54.5h36M8 61.5h22" strokeWidth="2" />
      <rect x="6" y="27" width="40" height="19" className="fill-accent-wash stroke-none" />
      <path d="M8 32.5h36M8 40.5h27" className="stroke-accent" strokeWidth="2" />
      <path d="M46 26v21" className="stroke-accent" strokeWidth="1.5" />
      <text x="62" y="41" className="fill-ink-soft stroke-none font-mono text-[12px]">
        Course-{'{id}'}.pdf
      </text>
    </svg>
  )
}

/** The three ways in, as a type. */
export function LoginExample() {
  return (
    <Code>
      <span className="text-keyword">type</span> Login ={'\n'}
      {['email', 'Google', 'GitHub'].map((way) => (
        <span key={way}>
          {'  | '}
          <Text>'{way}'</Text>
          {'\n'}
        </span>
      ))}
    </Code>
  )
}

/** The keys with which one gets anywhere. */
export function KeysExample() {
  return (
    <span aria-hidden="true" className="flex flex-wrap items-end gap-2 font-mono text-note">
      {['Tab', 'Enter', '←', '→'].map((key) => (
        <span key={key} className="rounded-small border border-b-3 border-line-strong bg-surface px-2.5 py-1">
          {key}
        </span>
      ))}
    </span>
  )
}

/** The same words on this theme's paper and on its opposite. */
export function ThemeExample() {
  return (
    <span aria-hidden="true" className="flex w-50 border border-line-strong font-display text-step-2 font-semibold">
      <span className="flex-1 bg-paper py-3 text-center text-ink">Aa</span>
      <span className="flex-1 bg-ink py-3 text-center text-paper">Aa</span>
    </span>
  )
}

/** One request to the course API and the start of its answer. */
export function ApiExample() {
  return (
    <Code>
      <span className="text-keyword">GET</span> /courses{'\n'}
      <span className="text-ink-soft">→ 200 application/json</span>
      {'\n[{'}
      <Key>"id"</Key>:<Text>"html-foundations"</Text>,{'\n  '}
      <Key>"title"</Key>:…
    </Code>
  )
}

function Text({ children }: { children: ReactNode }) {
  return <span className="text-string">{children}</span>
}

function Key({ children }: { children: ReactNode }) {
  return <span className="text-function">{children}</span>
}

function Code({ children }: { children: ReactNode }) {
  return <code className="block font-mono text-note wrap-anywhere whitespace-pre-wrap">{children}</code>
}
