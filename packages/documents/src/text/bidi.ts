import createBidi from 'bidi-js';

export type Level = number;

export type BidiParagraph = {
  text: string;
  /** By UTF-16 unit; odd ones are written from right to left. */
  levels: Uint8Array;
  isRightToLeft: boolean;
};

const bidi = createBidi();

/** The levels of a paragraph whose direction is that of its first letter. */
export function resolveLevels(text: string): BidiParagraph {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  return { text, levels, isRightToLeft: ((paragraphs[0]?.level ?? 0) & 1) === 1 };
}

/** The order of a line's runs on the page, from left to right (rules L1 and L2). */
export function orderRuns<Run extends { level: Level }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) {
        ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
        start = end;
      }
    }
  }
  return ordered;
}

/** Brackets turn around in text from right to left. */
export function mirror(text: string): string {
  return [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');
}
