/** Letters and marks of the scripts that documents have a font for; those that belong to no script are in all of them. */
const DRAWN =
  /^[^\p{L}\p{M}]$|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Tamil}\p{Script=Bengali}\p{Script=Khmer}\p{Script=Lao}\p{Script=Ethiopic}\p{Script=Common}\p{Script=Inherited}]/u;

/** The letters that are boxes in a document, each once: `DocumentFont` has no picture for them. */
export function findBoxes(text: string): string[] {
  const letters = [...new Intl.Segmenter().segment(text.normalize('NFC'))].map(
    ({ segment }) => segment,
  );
  const boxes = letters.filter((letter) => [...letter].some((character) => !DRAWN.test(character)));
  return [...new Set(boxes)];
}
