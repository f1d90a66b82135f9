type Part = { text: string; href?: string };

const LINK = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/i;

/** Splits a text into plain parts and http(s) URLs, without the punctuation that follows a URL. */
export function splitLinks(text: string): Part[] {
  return text
    .split(LINK)
    .map((part, index) => (index % 2 === 1 ? { text: part, href: part } : { text: part }))
    .filter((part) => part.text !== '');
}
