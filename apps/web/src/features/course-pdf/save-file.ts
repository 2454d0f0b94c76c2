/** The file name of a course's PDF. */
export function coursePdfName(id: string): string {
  return `Course-${id}.pdf`
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers start to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
