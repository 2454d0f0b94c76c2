import { isPhotoAddress } from '@syntax-lab/shared/photo-address'
import { useState } from 'react'
import { LineDrawing } from './line-drawing.tsx'

type AvatarProps = { photoUrl: string | null | undefined; className?: string }

/**
 * A student's photo, or the default icon where there is none, where it fails to load, or where its address is not
 * safe.
 */
export function Avatar({ photoUrl, className = 'size-9' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  if (photoUrl && failedUrl !== photoUrl && isPhotoAddress(photoUrl)) {
    return (
      <img
        src={photoUrl}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setFailedUrl(photoUrl)}
        className={`${className} rounded-full border border-line-strong object-cover`}
      />
    )
  }
  return (
    <LineDrawing
      data-default-icon=""
      viewBox="0 0 36 36"
      className={`${className} rounded-full border border-line-strong bg-sunken text-ink-soft`}
    >
      <circle cx="18" cy="14" r="5.5" />
      <path d="M7.5 30c1.2-6 5.2-8.5 10.5-8.5S27.3 24 28.5 30" />
    </LineDrawing>
  )
}
