const SUMMARY_LENGTH = 160;

/** The first words below a description's headings, without markup: for cards and the page's description. */
export function plainText(markup: string) {
  const body = markup.replaceAll(/^#{1,6} .*$/gm, '');
  const text = (body.trim() ? body : markup)
    .replaceAll(/^#{1,6} /gm, '')
    .replaceAll(/^\s*(?:[-*]|\d+\.) /gm, '')
    .replaceAll(/\*+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= SUMMARY_LENGTH) return text;
  return `${text.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')}...`;
}
