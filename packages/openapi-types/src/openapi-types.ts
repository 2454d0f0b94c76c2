#!/usr/bin/env node
// Prints the TypeScript types of the OpenAPI description on the standard input.
// A package of its own, since the generator needs the API of TypeScript 5, which TypeScript 7 no longer has.
import { text } from 'node:stream/consumers'
import openapiTypescript, { astToString } from 'openapi-typescript'

process.stdout.write(astToString(await openapiTypescript(await text(process.stdin))))
