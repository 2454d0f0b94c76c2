const wholeNumber = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0, maximumFractionDigits: 2 })

/** A course's fees with the $ sign (specification, point 9): `$49`, `$49.5` as `$49.50`. */
export function feesOf(price: number): string {
  return Number.isInteger(price) ? dollars.format(price) : dollars.format(price).replace(/\.(\d)$/, '.$10')
}

/** Such as `12,480 views` or `1 view`. */
export function viewsOf(view: number): string {
  return `${wholeNumber.format(view)} ${view === 1 ? 'view' : 'views'}`
}

/** Such as `318 comments` or `1 comment`. */
export function commentsOf(comments: number): string {
  return `${wholeNumber.format(comments)} ${comments === 1 ? 'comment' : 'comments'}`
}

/** The start of a description for search engines and shared links: whole words, at most 155 characters. */
export function summaryOf(description: string): string {
  const [line = ''] = description.split('\n', 1)
  return line.length <= 155 ? line : `${line.slice(0, 154).replace(/\s+\S*$/, '')}…`
}
