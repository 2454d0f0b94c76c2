import { useRef, useState } from 'react'
import type { Course } from '@syntax-lab/shared/course'
import { BareButton, Button } from '#components/button.tsx'
import { SlowNote } from '#components/slow-note.tsx'
import { env } from '#lib/env.ts'
import { isInAppBrowser } from '#lib/in-app-browser.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { withChunkTimeout } from '#lib/lazy-code.ts'
import { reloadIfReachable } from '#lib/reload.ts'
import { pictureUrl } from '#lib/picture-url.ts'
import { useIsOnline } from '#lib/use-is-online.ts'
import { paths } from '#paths.ts'

const loadExporter = () => import('./export-pdf.ts')

// An error here shows itself on the click, which loads again.
const preload = () => void loadExporter().catch(() => {})

/** Browsers take a moment to show a download: a press within it is meant for the same file. */
const downloadSettlesMs = 1_000

/** Saves the course as a PDF. The code for it is loaded when a visitor reaches for the button. */
export function CoursePdfButton({ course }: { course: Course }) {
  const isOnline = useIsOnline()
  const [state, setState] = useState<'ready' | 'busy' | 'saved' | 'saved-without-picture' | 'failed'>('ready')
  // Several clicks can come before the first has been drawn.
  const isWorking = useRef(false)
  const makePdf = async () => {
    const { exportCoursePdf } = await importWithRetry(loadExporter)
    const url = new URL(paths.course(course.id), location.origin).href
    return exportCoursePdf(course, url, pictureUrl(env.courseApiUrl, course.img))
  }
  const handleClick = async () => {
    if (isWorking.current) return
    isWorking.current = true
    setState('busy')
    try {
      const { isPictureMissing } = await withChunkTimeout(makePdf())
      await new Promise((resolve) => setTimeout(resolve, downloadSettlesMs))
      setState(isPictureMissing ? 'saved-without-picture' : 'saved')
    } catch (error) {
      console.error('The PDF could not be made.', error)
      setState('failed')
    } finally {
      isWorking.current = false
    }
  }
  return (
    <>
      <Button isBusy={state === 'busy'} onPointerEnter={preload} onFocus={preload} onClick={handleClick}>
        {state === 'busy' ? 'Preparing pdf…' : 'Download pdf'}
      </Button>
      {/* Across both columns of the bar on phones, where half its width would make it high. */}
      <SlowNote isBusy={state === 'busy'} className="col-span-full" />
      {/* Browsers show a finished download; few announce it. */}
      <p role="status" className="sr-only">
        {state === 'saved' && !isInAppBrowser(navigator.userAgent) ? 'The PDF was saved.' : null}
      </p>
      <p role="status" className="col-span-full m-0 text-small empty:sr-only">
        {state === 'saved-without-picture'
          ? 'The PDF was saved without its picture. Trying again, or reloading the page, may help. '
          : null}
        {/* Android's WebView hands a file to the app around it, which may drop it, and the page never hears. */}
        {state.startsWith('saved') && isInAppBrowser(navigator.userAgent)
          ? "If no file appears, open this page in your phone's own browser."
          : null}
      </p>
      {state === 'failed' && (
        <p role="alert" className="col-span-full m-0 text-small text-error">
          The PDF could not be made. Check your connection, then try again.{' '}
          {/* What a tab needs that is older than the site's last deployment: its code is gone. */}
          {isOnline ? (
            <BareButton
              className="cursor-pointer underline underline-offset-4"
              onClick={() => reloadIfReachable(location.href)}
            >
              Reload the page
            </BareButton>
          ) : null}
        </p>
      )}
    </>
  )
}
