import { useState } from 'react'
import { clockTime } from '#lib/clock-time.ts'
import { useNotices } from '#lib/notices.ts'

/**
 * What the toasts of this visit have said, for whoever was not quick enough to read them. Renders nothing until
 * there is one.
 */
export function RecentNotices() {
  const notices = useNotices()
  const [isOpen, setIsOpen] = useState(false)
  if (notices.length === 0) return null
  return (
    <details className="text-small" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-2 link">Recent notices</summary>
      {isOpen ? (
        <ol className="mt-1 grid gap-1">
          {notices.map(({ text, time }) => (
            <li key={`${time.getTime()} ${text}`} className="flex gap-3">
              <time dateTime={time.toISOString()} className="annotation">
                {clockTime(time)}
              </time>
              {text}
            </li>
          ))}
        </ol>
      ) : null}
    </details>
  )
}
