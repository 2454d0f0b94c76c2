import { expect, test } from 'vitest'
import { everydayWords, queryWordsOf } from './query-words.ts'

/** Words written as one that the courses of these tests know. */
const known = new Set(['machinelearning', 'largelanguagemodel', 'worldwide', 'worldwidewebserver', 'iam', 'howto'])

test.each([
  ['How do I learn pottery?', ['pottery'], undefined],
  ['POTTERY and violins', ['pottery', 'violins'], undefined],
  ['machine learning basics', ['machine learning'], 'Beginner'],
  ['a large language model', ['large language model'], undefined],
  ['world wide web server', ['world wide web server'], undefined],
  ['i am a potter', ['potter'], undefined],
  ['advanced pottery', ['pottery'], 'Advanced'],
  ['fortgeschrittene', [], 'Intermediate'],
  ['expert, or beginner', [], 'Professional'],
  ['how to', ['how', 'to'], undefined],
  ['', [], undefined],
])('"%s" asks for %j of the level %s', (text, subject, badge) =>
  expect(queryWordsOf(text, (word) => known.has(word))).toEqual({ subject, badge }),
)

test('everyday words are kept by their stems', () =>
  expect(['tabl', 'table', 'pottery'].map((stem) => everydayWords.has(stem))).toEqual([true, false, false]))

test.each([
  ['Beginner', 'beginner newbie dummies basics easiest intro introductory fundamentals entry junior begginer Anfänger'],
  ['Intermediate', 'intermediate intermidiate Fortgeschrittene intermedio'],
  ['Advanced', 'advanced senior deep avanzado'],
  ['Professional', 'professional experts pro mastering'],
])('each word for the level %s asks for it, and for no subject', (badge, words) => {
  for (const word of words.split(' '))
    expect(
      queryWordsOf(`react ${word}`, () => false),
      word,
    ).toEqual({ subject: ['react'], badge })
})
