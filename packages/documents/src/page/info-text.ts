import { stripImpossible } from '../text/xml-characters.ts';

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
  return new InfoText(stripImpossible(text)) as unknown as string;
}
