import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { unescape } from 'node:querystring'
import type { Course } from '@syntax-lab/shared/course'
import { pictureHeaders } from './headers.ts'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts'
import { messageOf, StartError } from './start-error.ts'

/** Prepared pictures by their file names. */
export type Pictures = ReadonlyMap<string, PreparedAnswer>

const contentTypes = new Map([
  ['.avif', 'image/avif'],
  ['.gif', 'image/gif'],
  ['.jpeg', 'image/jpeg'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
])

/**
 * Every picture of a folder, read into memory. Other files are left out.
 *
 * @throws StartError when the folder or a picture cannot be read.
 */
export function readPictures(folder: string): Pictures {
  try {
    return new Map(
      readdirSync(folder).flatMap((file) => {
        const type = contentTypes.get(extname(file).toLowerCase())
        return type ? [[file, prepareAnswer(readFileSync(join(folder, file)), type, pictureHeaders)]] : []
      }),
    )
  } catch (error) {
    throw new StartError(`${folder}: the course pictures (IMAGES_DIR) cannot be read: ${messageOf(error)}`)
  }
}

/** The ids of the courses whose picture should be on this server, and is not. */
export function idsWithoutPicture(courses: readonly Course[], pictures: Pictures): string[] {
  const isMissing = ({ img }: Course) => {
    const [, file] = /^\/images\/([^?#]*)/.exec(img) ?? []
    return file !== undefined && !pictures.has(unescape(file))
  }
  return courses.filter(isMissing).map(({ id }) => id)
}
