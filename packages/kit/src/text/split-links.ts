type Part = { text: string; href?: string };

const LINK = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/i;

/** A text in parts, of which every other is an http(s) address without the punctuation after it. */
export function splitLinks(text: string): Part[] {
  return text
    .split(LINK)
    .map((part, index) => (index % 2 === 1 ? { text: part, href: part } : { text: part }))
    .filter((part) => part.text !== '');
}
