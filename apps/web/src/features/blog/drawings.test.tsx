// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Diagram } from './diagram.tsx'
import { Arrow, Box, drawings } from './drawings.tsx'

afterEach(cleanup)

/** Where the heads of the arrows are, and how far, in degrees, each is turned from pointing to the right. */
const headsOf = (container: Element) =>
  Array.from(container.querySelectorAll('path[transform]'), (head) => {
    const [x = NaN, y = NaN, angle = NaN] =
      head
        .getAttribute('transform')
        ?.match(/-?[\d.]+/g)
        ?.map(Number) ?? []
    return { x, y, angle }
  })

test.each([
  ['right', [10, 0], 0],
  ['down', [0, 10], 90],
  ['left', [-10, 0], 180],
  ['up', [0, -10], -90],
  ['down on the right', [30, 40], 53.13],
] as const)('an arrow that leads %s ends in a head that points there', (_direction, [x, y], angle) => {
  const { container } = render(
    <svg>
      <Arrow from={[100, 200]} to={[100 + x, 200 + y]} />
    </svg>,
  )
  expect(headsOf(container)).toEqual([{ x: 100 + x, y: 200 + y, angle }])
  const line = container.querySelector('line')
  expect(['x1', 'y1', 'x2', 'y2'].map((name) => Number(line?.getAttribute(name)))).toEqual([100, 200, 100 + x, 200 + y])
  expect(line?.getAttribute('stroke-dasharray')).toBeNull()
})

test('a dashed arrow has a dashed line', () => {
  const { container } = render(
    <svg>
      <Arrow from={[0, 0]} to={[1, 1]} isDashed />
    </svg>,
  )
  expect(container.querySelector('line')?.getAttribute('stroke-dasharray')).toBeTruthy()
})

test('a box lies around its middle, its name there, or above its note', () => {
  const { container } = render(
    <svg>
      <Box x={100} y={50} width={80} height={40} name="Alone" />
      <Box x={100} y={50} width={80} height={40} name="Above" note="Below" />
    </svg>,
  )
  const rect = container.querySelector('rect')
  expect(['x', 'y', 'width', 'height'].map((name) => Number(rect?.getAttribute(name)))).toEqual([60, 30, 80, 40])
  const heightOf = (text: string) => Number(screen.getByText(text).getAttribute('y'))
  // The baseline of a text that stands in the middle is a little below it.
  expect(heightOf('Alone')).toBeGreaterThan(50)
  expect(heightOf('Alone')).toBeLessThan(58)
  expect(heightOf('Above')).toBeLessThan(50)
  expect(heightOf('Below')).toBeGreaterThan(heightOf('Above') + 12)
  expect(container.querySelectorAll('text')).toHaveLength(3)
})

test('requests go from the browser to the server, and answers back, each under its words', () => {
  const { container } = render(<svg>{drawings['preflight']?.shapes}</svg>)
  const placeOf = (text: string, which: 'x' | 'y') => Number(screen.getByText(text).getAttribute(which))
  const heads = headsOf(container)
  const [toTheServer, toTheBrowser] = [0, 180]
  expect(heads.map(({ angle }) => angle)).toEqual([toTheServer, toTheBrowser, toTheServer, toTheBrowser])
  const middle = (placeOf('Browser', 'x') + placeOf('Server', 'x')) / 2
  for (const { x, angle } of heads) expect(x > middle).toBe(angle === toTheServer)
  const downwards = [
    ['OPTIONS /cart', 'may this origin PUT JSON?'],
    ['204', 'yes, for the next two hours'],
    ['PUT /cart', 'the request itself'],
    ['200', 'and this origin may read it'],
  ].flatMap((words, index) => [...words.map((text) => placeOf(text, 'y')), heads[index]?.y])
  expect(downwards).toEqual(downwards.toSorted((a = NaN, b = NaN) => a - b))
})

test.each(Object.entries(drawings))('all of the drawing %s lies within its height', (_name, drawing) => {
  render(<Diagram drawing={drawing} title="A title" alternative="The same in words." />)
  const picture = screen.getByRole('img', { name: 'A title.' })
  expect(picture.getAttribute('viewBox')).toBe(`0 0 340 ${drawing.height}`)
  const ends = Array.from(picture.querySelectorAll('rect, text'), (shape) => {
    return Number(shape.getAttribute('y')) + Number(shape.getAttribute('height') ?? 0)
  })
  expect(ends.length).toBeGreaterThan(5)
  for (const end of ends) expect(end).toBeLessThanOrEqual(drawing.height)
  expect(screen.getByText(/The same in words\.$/)).toBeTruthy()
})

test.each([
  ['three-states', 'log in leads to the right, log out back', [0, 180]],
  ['event-loop', 'the loop goes round in a circle', [0, 0, 90, 180, 180, -90]],
])('in the drawing %s %s', (name, _what, angles) => {
  const { container } = render(<svg>{drawings[name]?.shapes}</svg>)
  expect(
    headsOf(container)
      .map(({ angle }) => angle)
      .slice(-angles.length),
  ).toEqual(angles)
})
