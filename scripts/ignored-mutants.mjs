/** For Stryker: what it leaves alone, and why. */
export const strykerPlugins = [
  ignore('class-names', 'seen in a browser only', (path) => {
    return path.isJSXAttribute() && path.node.name.name === 'className'
  }),
  ignore('globs', 'Vite wants to read it as it is written', ({ node }) => {
    return node.type === 'CallExpression' && node.callee.object?.type === 'MetaProperty'
  }),
]

function ignore(name, reason, isIgnored) {
  return { kind: 'Ignore', name, value: { shouldIgnore: (path) => (isIgnored(path) ? reason : undefined) } }
}
