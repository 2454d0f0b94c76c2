/** The middle value; the lower one of the two in the middle of an even number. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** The middle of the ratios of what was measured in turns, so that a busy minute of the machine is in both. */
export function medianRatio(values: readonly number[], others: readonly number[]): number {
  return median(values.map((value, index) => value / (others[index] ?? Number.NaN)))
}

export const times = (ratio: number | undefined) =>
  ratio === undefined || Number.isNaN(ratio) ? '–' : `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`

/** Prints rows of cells in columns, the first one to the left and the others to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('   '),
    )
}

/** One line for a measured figure and its limit: what was measured, both of them, and whether it is met. */
export function printTarget(
  what: string,
  value: number,
  limit: number,
  direction: 'at most' | 'at least',
  unit = '×',
): void {
  const isMet = direction === 'at most' ? value <= limit : value >= limit
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${what}: ${value.toFixed(2)} ${unit} (${direction} ${limit} ${unit})`)
}
