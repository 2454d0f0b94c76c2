import { Stryker } from '@stryker-mutator/core'
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'

// `pnpm mutants [files or folders]`: breaks the code in every small way that Stryker knows, one at a time, and lists
// what no unit test notices. Only a copy is broken. What only a browser or a process of its own runs is "no coverage"
// in the table: the score of the rest stands under "covered". Some things are left alone (ignored-mutants.mjs).
const root = join(import.meta.dirname, '..')
const everything = [
  'packages/shared/src',
  'apps/course-api/src',
  'apps/web/src/features/auth',
  'apps/web/src/features/checkout',
  'apps/web/src/features/courses',
  'apps/web/src/lib',
]

const wanted = process.argv.slice(2)
const files = (wanted.length > 0 ? wanted : everything)
  .flatMap((path) => (statSync(join(root, path)).isFile() ? [path] : globSync(`${path}/**/*.{ts,tsx}`, { cwd: root })))
  .filter((path) => !/\.(test|d)\.tsx?$|-fixture\.ts$/.test(path))

// A file is judged by the tests beside it, and by those of the pages that arrange it: others know it by chance.
// One without a test of its own is also judged by those beside the files that import it.
// They are not even copied, because with Stryker's own `testFiles` it never activates a mutant of a module's constants.
// Nor is a test that starts a process, in which nothing is broken.
const judges = new Set([...files.map(dirname), ...files.flatMap(importersOf).map(dirname), 'apps/web/src/pages'])
const isJudge = (path: string) =>
  judges.has(dirname(path)) && !readFileSync(join(root, path), 'utf8').includes('/process-fixture.ts')

const copy = mkdtempSync(join(tmpdir(), 'syntax-lab-mutants-'))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
process.once('SIGINT', () => process.exit(130))

const tree = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
for (const path of tree.toString().split('\0')) {
  // A file that was deleted and not committed yet is still in git's list.
  if (path === '' || !existsSync(join(root, path))) continue
  if (!/\.test\.tsx?$/.test(path) || isJudge(path)) cpSync(join(root, path), join(copy, path))
}
execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
  cwd: copy,
  env: { ...process.env, CI: 'true' },
})

// What a mutant keeps from coming is waited for by its tests: not as long as a busy machine may need otherwise.
process.env['FIND_TIMEOUT_MS'] = '3000'

for (const [workspace = '', own = []] of Map.groupBy(files, (path) => path.split('/').slice(0, 2).join('/'))) {
  process.chdir(join(copy, workspace))
  // Loaded before the tests: what stands outside functions would be judged by the first test alone that loads it.
  const setup = 'src/testing/setup.ts'
  if (existsSync(setup))
    for (const path of own) appendFileSync(setup, `await import(${JSON.stringify(join(copy, path))}).catch(() => {})\n`)
  await new Stryker({
    mutate: own.map((path) => relative(workspace, path)),
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.resolve('./ignored-mutants.mjs')],
    ignorers: ['class-names', 'globs'],
    inPlace: true,
    // It would write into every test file, and Vitest would run the copies that are kept of them as well.
    disableTypeChecks: false,
    // Stryker would read it with the API of TypeScript, which version 7 does not have.
    tsconfigFile: 'none.json',
    concurrency: 1,
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 15,
    allowEmpty: true,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false, skipFull: true },
  }).runMutationTest()
}

function importersOf(path: string): string[] {
  const hasTest = ['.test.ts', '.test.tsx'].some((end) => existsSync(join(root, path.replace(/\.tsx?$/, end))))
  if (hasTest) return []
  const found = spawnSync('git', ['grep', '-lF', `/${basename(path)}'`, '--', '*.ts', '*.tsx'], { cwd: root })
  return found.stdout.toString().split('\n').filter(Boolean)
}
