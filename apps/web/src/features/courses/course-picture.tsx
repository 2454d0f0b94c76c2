import { useCallback, useState } from 'react'
import { env } from '#lib/env.ts'
import { pictureUrl } from '#lib/picture-url.ts'
import { usePictureTheme } from './use-picture-theme.ts'
import { LineDrawing } from '#components/line-drawing.tsx'

type CoursePictureProps = {
  /** As the course API names it. */
  img: string
  isLazy?: boolean
  /** True for the one picture that grows from a card into a course's page, and back. */
  isTransitioning?: boolean
  className?: string
}

/** A course's picture, 16:9. Where it cannot be had, a placeholder is drawn instead. */
export function CoursePicture({
  img,
  isLazy = true,
  isTransitioning = false,
  className: ownClass = '',
}: CoursePictureProps) {
  const theme = usePictureTheme()
  const address = pictureUrl(env.courseApiUrl, img)
  const url = address && `${address}${theme}`
  const [failed, setFailed] = useState<HTMLImageElement>()
  const className = isTransitioning ? `${ownClass} [view-transition-name:picture]` : ownClass
  // The build's HTML may have asked for it in vain before the script was there to hear of it.
  const checkIfBroken = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete) picture.decode().catch(() => setFailed(picture))
  }, [])
  // The hash never reaches the host.
  const hasFailed = failed !== undefined && failed.src.split('#', 1)[0] === address
  if (!url || (hasFailed && !failed.crossOrigin)) return <EmptyPicture className={className} />
  return (
    <img
      // WebKit draws the same picture under another hash anew only in an element of its own.
      key={`${url} ${hasFailed}`}
      ref={checkIfBroken}
      src={url}
      alt=""
      width={640}
      height={360}
      // The PDF asks for it with CORS, and may get what the browser has kept of this request. A host without CORS is
      // asked again, for a picture that can only be shown.
      crossOrigin={hasFailed ? undefined : 'anonymous'}
      referrerPolicy="no-referrer"
      loading={isLazy ? 'lazy' : 'eager'}
      fetchPriority={isLazy ? 'auto' : 'high'}
      decoding="async"
      onError={({ currentTarget }) => setFailed(currentTarget)}
      className={`aspect-video w-full bg-sunken object-cover ${className}`}
    />
  )
}

function EmptyPicture({ className }: { className: string }) {
  return (
    <LineDrawing
      viewBox="0 0 640 360"
      className={`aspect-video w-full bg-sunken text-line-strong ${className}`}
      strokeWidth="1"
    >
      <rect x="16" y="16" width="608" height="328" strokeDasharray="4 8" />
      <path d="M16 344 624 16M16 16l608 328" opacity=".5" />
    </LineDrawing>
  )
}
