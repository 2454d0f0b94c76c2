/**
 * A title in which each word is marked that equals one of `marks`, or starts with one of three letters or more.
 * `marks` are lower-case words, separated by spaces.
 */
export function MarkedTitle({ title, marks }: { title: string; marks: string }) {
  if (!marks) return title
  const beginnings = marks.split(' ')
  const isFound = (part: string) => {
    const word = part.toLowerCase()
    return beginnings.some((mark) => word === mark || (mark.length > 2 && word.startsWith(mark)))
  }
  return title.split(/([\p{L}\p{N}]+)/u).map((part, index) =>
    isFound(part) ? (
      // oxlint-disable-next-line no-array-index-key -- the parts of one title never change places
      <mark key={index} className="rounded-small bg-accent-wash text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
