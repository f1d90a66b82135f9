const MAX_INPUT_LENGTH = 2_000;
const MAX_SUMMARY_LENGTH = 160;

/** The beginning of a description without headings and markup, for cards and page metadata. */
export function toPlainText(markup: string): string {
  const lines = markup.slice(0, MAX_INPUT_LENGTH).split('\n');
  const body = lines.filter((line) => !/^#{1,6} /.test(line));
  const textLines = body.some((line) => line.trim() !== '') ? body : lines;
  const text = textLines
    .map((line) => line.replace(/^#{1,6} /, '').trimStart())
    .map((line) => line.replace(/^(?:[-*]|\d{1,9}\.) /, ''))
    .join(' ')
    .replaceAll('*', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_SUMMARY_LENGTH && markup.length <= MAX_INPUT_LENGTH) return text;
  return text === '' ? '' : `${trimToWholeWord(text.slice(0, MAX_SUMMARY_LENGTH))}...`;
}

/** The whole of a description without markup. Its lines stay, and so do the dashes and numbers of its lists. */
export function toWholeText(markup: string): string {
  const lines = markup.split(/\r?\n/).map((line) => line.replace(/^#{1,6} /, '').trim());
  const marked = lines.map((line) => line.replace(/^\* /, '- ').replaceAll('*', ''));
  return marked
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Drops a truncated last word, or half of a surrogate pair. */
function trimToWholeWord(text: string) {
  const end = text.lastIndexOf(' ');
  return end > 0 ? text.slice(0, end) : text.replace(/\p{Surrogate}$/u, '');
}
