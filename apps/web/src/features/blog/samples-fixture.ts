import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const posts = join(import.meta.dirname, 'posts')

/** The source of each post, by its file name. */
export const sources: ReadonlyMap<string, string> = new Map(
  readdirSync(posts).map((file) => [file, readFileSync(join(posts, file), 'utf8')]),
)

/** The code of each sample, by its title. */
export const samples: ReadonlyMap<string, string> = new Map(
  [...sources.values()].flatMap((source) =>
    [...source.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].flatMap(([, language, title = '', code = '']) =>
      language === 'diagram' ? [] : [[title, code] as const],
    ),
  ),
)

/** A folder of its own in which a sample finds the packages of this workspace; Vitest leaves what is there to Node. */
export function createSampleFolder() {
  const folder = mkdtempSync(join(import.meta.dirname, '../../../node_modules/.samples-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return {
    path: folder,
    /** Writes the sample under its title, changed by `edit`; returns where it is. */
    write(title: string, edit = (code: string) => code): string {
      const code = samples.get(title)
      if (code === undefined) throw new Error(`No post has a sample "${title}".`)
      const file = join(folder, title)
      writeFileSync(file, edit(code))
      return file
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
