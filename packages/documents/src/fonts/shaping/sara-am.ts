/** A vowel of Thai and Lao that is drawn as a ring and a letter: the marks of a tone stand above the ring. */
const SCRIPTS = [
  { am: 0xe33, ring: 0xe4d, letter: 0xe32, tones: '\u0e31\u0e34-\u0e37\u0e47-\u0e4e' },
  { am: 0xeb3, ring: 0xecd, letter: 0xeb2, tones: '\u0eb1\u0eb4-\u0eb7\u0ebb\u0ec7-\u0ece' },
].map(({ am, ring, letter, tones }) => ({
  ...{ am, ring, letter },
  pattern: new RegExp(`([${tones}]*)${String.fromCodePoint(am)}`, 'gu'),
  tone: new RegExp(`[${tones}]`, 'u'),
}));

/** The text with the two parts of each vowel. */
export function splitSaraAm(text: string): string {
  return SCRIPTS.reduce((rest, { ring, letter, pattern }) => {
    const parts = [ring, letter].map((part) => String.fromCodePoint(part));
    return rest.replace(pattern, parts.join('$1'));
  }, text);
}

/** The texts of glyphs, where the letter stands for the whole vowel. */
export function joinSaraAm(glyphs: readonly (readonly number[])[]): number[][] {
  const joined = glyphs.map((glyph) => [...glyph]);
  for (const { am, ring, letter, tone } of SCRIPTS) {
    let before: { glyph: number[]; index: number } | null = null;
    for (const glyph of joined) {
      for (const [index, codePoint] of [...glyph].entries()) {
        if (codePoint === ring) before = { glyph, index };
        else if (codePoint === letter && before) {
          glyph[index] = am;
          before.glyph.splice(before.index, 1);
          before = null;
        } else if (!tone.test(String.fromCodePoint(codePoint))) before = null;
      }
    }
  }
  return joined;
}
