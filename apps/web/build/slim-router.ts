import type { Plugin } from 'vite'

type Cut = { module: string; from: string | RegExp; to: string }

const cuts: readonly Cut[] = [
  // Components that the site does not use can be left out when nothing is written to them, and nothing is called for them.
  { module: 'dom/lib.js', from: /^\w+\.displayName = .*$/gm, to: '' },
  { module: 'dom/lib.js', from: /= React\$1\.forwardRef\(/g, to: '= /* @__PURE__ */ React$$1.forwardRef(' },
  // Each answers what react-router answers by itself where neither its framework mode nor its instrumentation is switched on, and needs none of their code.
  { module: 'dom/lib.js', from: 'usePrefetchBehavior(prefetch, rest)', to: '[false, React$1.useRef(null), {}]' },
  { module: 'dom/lib.js', from: /return shouldPrefetch && !isAbsolute \? .* : link;/, to: 'return link;' },
  { module: 'router/router.js', from: 'consumeInstrumentationClientResultMetaReceiver(router)', to: 'void 0' },
  { module: 'router/router.js', from: 'consumeInstrumentationClientResultMetaReceiver(router)', to: 'void 0' },
  { module: 'router/router.js', from: 'if (init.instrumentations) {', to: 'if (false) {' },
  { module: 'router/router.js', from: 'if (init.instrumentations) router', to: 'if (false) router' },
]

/** Leaves out of the browser's scripts what this site never uses of react-router, about 4 kB before the first interaction. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const [, module] = /\/react-router\/dist\/production\/lib\/(.*)$/.exec(id) ?? []
      const slim = module ? slimmed(code, module) : null
      return slim === null ? null : { code: slim, map: null }
    },
  }
}

/**
 * The code of one module of react-router without what the site does not use of it; null when nothing is to be cut.
 *
 * @throws Error when the module is not the one that the cuts were made for.
 */
export function slimmed(code: string, module: string): string | null {
  const own = cuts.filter((cut) => cut.module === module)
  for (const { from, to } of own) {
    const next = code.replace(from, to)
    if (next === code)
      throw new Error(
        `react-router's ${module} has changed: look at build/slim-router.ts again. It lacks: ${String(from)}`,
      )
    code = next
  }
  return own.length > 0 ? code : null
}
