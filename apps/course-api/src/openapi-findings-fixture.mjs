// Prints what the recommended rules of Redocly and Spectral find in the OpenAPI description on the standard input.
// A process of its own and plain JavaScript: Spectral's types do not fit its own rule set.
import { text } from 'node:stream/consumers'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

const source = await text(process.stdin)
const config = await createConfig({ extends: ['recommended'] })
const linter = new spectral.Spectral()
linter.setRuleset({ extends: [rulesets.oas] })
console.log(
  JSON.stringify([
    ...(await lintFromString({ source, absoluteRef: 'openapi.json', config })).map(({ ruleId }) => `redocly ${ruleId}`),
    ...(await linter.run(source)).map(({ code }) => `spectral ${code}`),
  ]),
)
