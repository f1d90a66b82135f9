/** For a glyph that is only part of a character, such as the dots that a font draws apart: invisible, and joins what is beside it. */
const PART = 0x200d;

type Glyphs = readonly (readonly number[])[];

/**
 * The text of each glyph, so that glyphs from first to last are the text. Glyphs of one cluster may be in another order than their
 * characters, as the vowel that Devanagari writes before its consonant: then each gets one character of the cluster, and the last one the rest.
 */
export function nameClusters(text: string, glyphs: Glyphs, direction: 'ltr' | 'rtl'): number[][] {
  // Glyphs are in the order of the page, from left to right.
  const inOrder = direction === 'rtl' ? glyphs.toReversed() : glyphs;
  const wholes = nameWholes(
    text,
    inOrder.filter(({ length }) => length > 0),
  ).values();
  const names = inOrder.map(({ length }) => (length > 0 ? wholes.next().value : null) ?? [PART]);
  return direction === 'rtl' ? names.toReversed() : names;
}

function nameWholes(text: string, glyphs: Glyphs): number[][] {
  const characters = [...text].map((character) => character.codePointAt(0) ?? 0);
  const names: number[][] = [];
  let start = 0;
  for (let first = 0; first < glyphs.length;) {
    const count = clusterLength(glyphs.slice(first), characters.slice(start));
    const cluster = glyphs.slice(first, first + count);
    first += count;
    const end = first === glyphs.length ? characters.length : start + cluster.flat().length;
    names.push(...divide(characters.slice(start, end), cluster));
    start = end;
  }
  return names;
}

/** The fewest glyphs that stand for exactly the next characters, in any order. */
function clusterLength(glyphs: Glyphs, characters: readonly number[]): number {
  const open = new Map<number, number>();
  const add = (codePoint: number | undefined, change: 1 | -1) => {
    if (codePoint === undefined) return;
    const count = (open.get(codePoint) ?? 0) + change;
    if (count === 0) open.delete(codePoint);
    else open.set(codePoint, count);
  };
  let position = 0;
  for (const [index, glyph] of glyphs.entries()) {
    for (const codePoint of glyph) {
      add(codePoint, 1);
      add(characters[position], -1);
      position += 1;
    }
    if (open.size === 0) return index + 1;
  }
  return glyphs.length;
}

function divide(cluster: readonly number[], glyphs: Glyphs): number[][] {
  const asWritten = glyphs.flat();
  const isInOrder =
    cluster.length === asWritten.length &&
    asWritten.every((codePoint, index) => codePoint === cluster[index]);
  if (isInOrder) return glyphs.map((glyph) => [...glyph]);
  return glyphs.map((_, index) => {
    const isLast = index === glyphs.length - 1;
    const name = cluster.slice(index, isLast ? undefined : index + 1);
    return name.length > 0 ? name : [PART];
  });
}
