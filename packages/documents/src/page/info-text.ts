/** All characters but those that XML cannot contain, and halves of pairs. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * A text of a document's info. PDFKit writes it twice: its characters into the dictionary, and as a string into the XML of the metadata,
 * where it escapes nothing.
 */
class InfoText extends String {
  override toString(): string {
    return this.valueOf().replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
  }
}

export function toInfo(text: string): string {
  return new InfoText(text.replace(IMPOSSIBLE, '')) as unknown as string;
}
