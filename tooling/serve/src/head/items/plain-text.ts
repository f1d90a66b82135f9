const LENGTH = 160;

/** The first words below a description's headings, without markup, as the public site's own pages say them. */
export function plainText(markup: string): string {
  const body = markup.replaceAll(/^#{1,6} .*$/gm, '');
  const text = (body.trim() ? body : markup)
    .replaceAll(/^#{1,6} /gm, '')
    .replaceAll(/^\s*(?:[-*]|\d+\.) /gm, '')
    .replaceAll(/\*+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, LENGTH).replace(/\s+\S*$/, '')}...`;
}
