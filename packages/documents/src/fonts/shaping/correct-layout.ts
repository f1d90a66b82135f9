import type { Font } from 'fontkit';

type Glyph = { id: number; codePoints: number[]; isMark: boolean; features: Record<string, true> };
type Coverage = object;
type Flags = { marks?: Coverage };
type Lookup = { flags: Flags; markFilteringSet?: number | null } | null;
type GlyphIterator = {
  index: number;
  options: Flags;
  prev: () => Glyph | null;
  shouldIgnore: (glyph: Glyph) => boolean;
};
type Match = (start: number, parts: object[], fits: Fits, found?: number[]) => unknown;
type Fits = (part: object, glyph: Glyph) => boolean;
type Attach = (mark: object, anchor: object | null, base: number) => void;

/** The parts of fontkit that apply a font's rules; they are not public. */
type Processor = {
  table: { lookupList: { get: (index: number) => Lookup } };
  glyphIterator: GlyphIterator;
  coverageIndex: (coverage: Coverage, glyph: number) => number;
  match: Match;
  applyLookups: (lookups: object[], glyphs: Glyph[], positions: object[]) => void;
  applyLookup: (kind: number, rule: object) => boolean;
  applyAnchor: Attach;
};
type Inner = {
  _glyphs: object;
  GDEF?: { markGlyphSetsDef?: { coverage: Coverage[] } };
  _layoutEngine: { engine?: { GSUBProcessor?: Processor; GPOSProcessor?: Processor } };
};

/** Corrects what fontkit lays out unlike HarfBuzz, by which browsers draw. */
export function correctLayout(font: Font): Font {
  const { GDEF, _layoutEngine } = font as unknown as Inner;
  const { GSUBProcessor, GPOSProcessor } = _layoutEngine.engine ?? {};
  for (const processor of [GSUBProcessor, GPOSProcessor]) {
    if (!processor) continue;
    ignoreOtherMarks(processor, GDEF?.markGlyphSetsDef?.coverage ?? []);
    matchBackwards(processor);
    keepInitialForms(processor);
  }
  if (GPOSProcessor) skipLooseMarks(GPOSProcessor);
  readCharacters(font);
  return font;
}

/** A glyph keeps the characters of its first use, by which it joins others, although a later text may write it with others. */
function readCharacters(font: Font) {
  const layOut: Font['layout'] = font.layout.bind(font);
  font.layout = (...text) => {
    (font as unknown as Inner)._glyphs = {};
    return layOut(...text);
  };
}

/** A rule can be about some marks only, and looks past the others. */
function ignoreOtherMarks(processor: Processor, sets: readonly Coverage[]) {
  const { lookupList } = processor.table;
  const get = lookupList.get.bind(lookupList);
  lookupList.get = (index) => {
    const lookup = get(index);
    const marks = sets[lookup?.markFilteringSet ?? -1];
    if (lookup && marks) lookup.flags.marks = marks;
    return lookup;
  };
  let current = processor.glyphIterator;
  Object.defineProperty(processor, 'glyphIterator', {
    get: () => current,
    set: (iterator: GlyphIterator) => {
      const ignores = iterator.shouldIgnore.bind(iterator);
      iterator.shouldIgnore = (glyph) => {
        const { marks } = iterator.options;
        const isOther = marks && glyph.isMark && processor.coverageIndex(marks, glyph.id) === -1;
        return isOther || ignores(glyph);
      };
      current = iterator;
    },
  });
}

/** What comes before a glyph is listed from the glyph on. */
function matchBackwards(processor: Processor) {
  const matchForwards: Match = processor.match.bind(processor);
  processor.match = (start, parts, fits, found) => {
    if (start >= 0) return matchForwards(start, parts, fits, found);
    const iterator = processor.glyphIterator;
    const { index } = iterator;
    const matches = parts.every((part) => {
      const glyph = iterator.prev();
      return glyph !== null && fits(part, glyph);
    });
    iterator.index = index;
    return matches;
  };
}

/** Bengali has forms for the beginning of a word, not of each syllable. */
function keepInitialForms(processor: Processor) {
  const apply = processor.applyLookups.bind(processor);
  processor.applyLookups = (lookups, glyphs, positions) => {
    for (const [index, { codePoints, features }] of glyphs.entries()) {
      const before = toText(glyphs[index - 1]?.codePoints);
      const isInside = /^[\p{L}\p{M}\p{Cf}]/u.test(before);
      if (isInside && /^\p{Script=Bengali}/u.test(toText(codePoints))) delete features['init'];
    }
    apply(lookups, glyphs, positions);
  };
}

const toText = (codePoints: readonly number[] = []) => String.fromCodePoint(...codePoints);

/** A mark that a rule attaches to nothing is left to the next rule, as often in Khmer. Fontkit throws an error then. */
function skipLooseMarks(processor: Processor) {
  let isLoose = false;
  const attach: Attach = processor.applyAnchor.bind(processor);
  processor.applyAnchor = (mark, anchor, base) => {
    isLoose = anchor === null;
    if (anchor) attach(mark, anchor, base);
  };
  const apply = processor.applyLookup.bind(processor);
  processor.applyLookup = (kind, rule) => {
    isLoose = false;
    const isApplied = apply(kind, rule) && !isLoose;
    isLoose = false;
    return isApplied;
  };
}
