// openapi-typescript builds types with TypeScript's own API, which TypeScript 7 no longer has.
module.exports = {
  hooks: {
    readPackage(manifest) {
      if (manifest.name === 'openapi-typescript') {
        delete manifest.peerDependencies.typescript
        manifest.dependencies.typescript = '5.9.3'
      }
      return manifest
    },
  },
}
