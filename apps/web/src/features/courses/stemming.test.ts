import { expect, test } from 'vitest'
import { singularOf, stemOf, wordsOf } from './stemming.ts'

test.each([
  ['Node.js & React.js, not Vue.js', ['nodejs', 'reactjs', 'not', 'vue', 'js']],
  ['Subnode.js', ['subnode', 'js']],
  ['Back Ends, front-end, back endings', ['backends', 'frontend', 'back', 'endings']],
  ['CI/CD, a/b, and/or', ['cicd', 'ab', 'and', 'or']],
  ['Diseño für Anfänger: C++ 2', ['diseno', 'fur', 'anfanger', 'c', '2']],
  ["Don't, can’t, isn´t", ['dont', 'cant', 'isnt']],
  ["I'd, what’s, Node.js’s, CI/CD's, students' 'css'", ['i', 'what', 'nodejs', 'cicd', 'students', 'css']],
  ['', []],
])('%j has the words %j', (text, words) => expect(wordsOf(text)).toEqual(words))

test.each([
  ['queries', 'query', 'query'],
  ['hooks', 'hook', 'hook'],
  ['typing', 'typing', 'typ'],
  ['nested', 'nested', 'nest'],
  ['databases', 'database', 'databas'],
  ['class', 'class', 'class'],
  ['css', 'css', 'css'],
  ['use', 'use', 'use'],
  ['diesel', 'diesel', 'diesel'],
  ['apis', 'api', 'api'],
  ['sing', 'sing', 'sing'],
  ['used', 'used', 'used'],
  ['tree', 'tree', 'tre'],
  ['dns', 'dns', 'dns'],
  ['ingest', 'ingest', 'ingest'],
])('%s: of one it is %s, without endings %s', (word, singular, stem) =>
  expect([singularOf(word), stemOf(word)]).toEqual([singular, stem]),
)
