import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureHeaders } from './headers.ts'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts'
import { messageOf, StartError } from './start-error.ts'

/** Prepared pictures by their file names. */
export type Pictures = ReadonlyMap<string, PreparedAnswer>

/** The formats whose content type is not called as their files are. */
const types: Record<string, string> = { jpg: 'jpeg', svg: 'svg+xml' }

/**
 * Every picture of a folder, read into memory. Other files are left out.
 *
 * @throws StartError when the folder or a picture cannot be read.
 */
export function readPictures(folder: string): Pictures {
  try {
    return new Map(
      readdirSync(folder).flatMap((file) => {
        const [, extension = ''] = /\.(avif|gif|jpe?g|png|svg|webp)$/.exec(file.toLowerCase()) ?? []
        const type = `image/${types[extension] ?? extension}`
        return extension ? [[file, prepareAnswer(readFileSync(join(folder, file)), type, pictureHeaders)]] : []
      }),
    )
  } catch (error) {
    throw new StartError(`${folder}: the course pictures (IMAGES_DIR) cannot be read: ${messageOf(error)}`)
  }
}
