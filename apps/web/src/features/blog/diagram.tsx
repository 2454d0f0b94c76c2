import './diagram.css'
import { useId } from 'react'
import { drawings } from './drawings.tsx'

type DiagramProps = { name: string; title: string; alternative: string }

/** A drawing with its title and, for everybody, the words that say the same. */
export function Diagram({ name, title, alternative }: DiagramProps) {
  const captionId = useId()
  const drawing = drawings[name]
  if (!drawing) return null
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
