/** What XML 1.0 cannot contain, in any form: control characters, halves of pairs and two others. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser would read it as a line feed, and in an attribute each of them as a space.
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** A text for the content of an element or an attribute in double quotes. */
function escapeXml(text: string): string {
  return text
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"\r\n\t]/g, (character) => ENTITIES[character] ?? character);
}

/** An element with a text; nothing without one. */
export function textElement(name: string, text: string | null): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

/** An element without content. */
export function emptyElement(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${pairs.join('')}/>`;
}
