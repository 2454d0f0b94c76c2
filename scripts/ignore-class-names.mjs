/** For Stryker: leaves the class names of JSX alone, because what they do is seen in a browser only. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'class-names',
    value: {
      shouldIgnore: (path) =>
        path.isJSXAttribute() && path.node.name.name === 'className' ? 'seen in a browser only' : undefined,
    },
  },
]
