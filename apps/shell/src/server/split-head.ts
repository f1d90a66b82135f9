/** What React writes before the page: the elements that belong into the head. */
const HEAD_ELEMENTS = /^(?:<title>[^]*?<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Separates the title and the metadata, which React puts before the content, from the content. */
export function splitHead(html: string): { head: string; body: string } {
  const [head = ''] = HEAD_ELEMENTS.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
