import { type FlexRule, freeSpace, gapOf } from './flex-layout.ts'

const alongWords: Record<FlexRule['justify-content'], (free: number) => string> = {
  start: (free) => `All ${free} px of free space stay after the boxes.`,
  center: (free) => `The free space is halved: ${free / 2} px before the boxes, ${free / 2} px after.`,
  end: (free) => `All ${free} px of free space go before the boxes.`,
  'space-between': (free) => `The free space is halved: ${free / 2} px of it between neighbours, none at the ends.`,
  'space-around': (free) =>
    `Each box gets ${free / 6} px of free space on either side: ${free / 3} px of it between neighbours.`,
  'space-evenly': (free) => `Four equal shares, the ends included: ${free / 4} px each.`,
}

const acrossWords: Record<FlexRule['align-items'], string> = {
  center: 'Vertically, the boxes are centred.',
  stretch: 'Vertically, the boxes fill the container.',
  start: 'Vertically, the boxes sit at the top.',
  end: 'Vertically, the boxes sit at the bottom.',
}

/** The rule's effect in two or three short sentences. */
export function describeRule(rule: FlexRule): string {
  const gap = gapOf(rule)
  const along = alongWords[rule['justify-content']](freeSpace(rule))
  return [gap > 0 ? `First, each gap takes ${gap} px.` : '', along, acrossWords[rule['align-items']]]
    .filter(Boolean)
    .join(' ')
}
