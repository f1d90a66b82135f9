/** The files in the clipboard; none if it also has a text, as when cells of a table are copied. */
export function getPastedFiles({ clipboardData }: { clipboardData: DataTransfer }): File[] {
  return clipboardData.types.includes('text/plain') ? [] : [...clipboardData.files];
}
