import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unescape } from 'node:querystring'
import type { Course } from '@syntax-lab/shared/course'
import mime from 'mime/lite'
import { pictureHeaders } from './headers.ts'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts'
import { messageOf, StartError } from './start-error.ts'

/** Prepared pictures by their file names. */
export type Pictures = ReadonlyMap<string, PreparedAnswer>

/**
 * Every picture of a folder, read into memory. Other files are left out.
 *
 * @throws StartError when the folder or a picture cannot be read.
 */
export function readPictures(folder: string): Pictures {
  try {
    return new Map(
      readdirSync(folder).flatMap((file) => {
        const type = mime.getType(file)
        return type?.startsWith('image/')
          ? [[file, prepareAnswer(readFileSync(join(folder, file)), type, pictureHeaders)]]
          : []
      }),
    )
  } catch (error) {
    throw new StartError(`${folder}: the course pictures (IMAGES_DIR) cannot be read: ${messageOf(error)}`)
  }
}

/** The ids of the courses whose picture should be on this server, which clients reach at `publicUrl`, and is not. */
export function idsWithoutPicture(courses: readonly Course[], pictures: Pictures, publicUrl: string): string[] {
  const own = new URL(`${publicUrl}/`)
  const isMissing = ({ img }: Course) => {
    const { href = '', pathname = '' } = URL.parse(img, own.href) ?? {}
    const [, file = ''] = /^images\/(.*)/.exec(pathname.slice(own.pathname.length)) ?? []
    return href.startsWith(own.href) && !pictures.has(unescape(file))
  }
  return courses.filter(isMissing).map(({ id }) => id)
}
