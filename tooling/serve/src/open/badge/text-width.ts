/** Widths of Verdana's characters in thousandths of the font size: what is in no list is as wide as a small letter. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/^[\p{M}\p{Cf}]$/u, 0],
  [/^[ijlI.,:;'|!]$/u, 340],
  [/^[ frt()[\]/\\"-]$/u, 420],
  [/^[mwMW@%&]$/u, 930],
  [/^\p{Lu}$/u, 710],
  [
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]$/u,
    1050,
  ],
];

/** About as wide as browsers draw a text of this size in Verdana or their own font, which nobody knows in advance. */
export function estimateWidth(text: string, size: number): number {
  const widths = [...text].map(
    (character) => WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? 610,
  );
  return Math.ceil((widths.reduce((sum, width) => sum + width, 0) * size) / 1000);
}
