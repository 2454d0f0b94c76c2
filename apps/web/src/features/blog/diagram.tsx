import './diagram.css'
import { useId } from 'react'
import type { Drawing } from './drawings.tsx'

type DiagramProps = { drawing: Drawing; title: string; alternative: string }

/** A drawing with its title and, for everybody, the words that say the same. */
export function Diagram({ drawing, title, alternative }: DiagramProps) {
  const captionId = useId()
  return (
    <figure className="diagram">
      <svg role="img" aria-labelledby={captionId} viewBox={`0 0 340 ${drawing.height}`}>
        {drawing.shapes}
      </svg>
      <figcaption>
        <strong id={captionId}>{title}.</strong> {alternative}
      </figcaption>
    </figure>
  )
}
