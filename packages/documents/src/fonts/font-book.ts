import { orderFamilies, slicesFor, type EastAsian } from './choose-slices.ts';
import type { DocumentFont } from './document-font.ts';
import { findEmoji, isEmoji } from './emoji.ts';
import { isInSlice, type FontFamily, type FontSlice, type FontWeight } from './font-family.ts';

export type OpenFont = (url: string) => Promise<DocumentFont>;

type FamilyName = EastAsian | 'moreAlphabets' | 'emoji';

/** Lists of fonts: those of each document, and those for texts that need them. */
export type FontFamilies = { alphabets: FontFamily } & Record<
  FamilyName,
  () => Promise<FontFamily>
>;

export type BookOptions = {
  families: FontFamilies;
  openFont: OpenFont;
  /** Texts in bold, besides labels. */
  headings?: readonly string[];
};

type Drawn = {
  order: EastAsian[];
  codePoints: Set<number>;
  emoji: string[];
  weight: FontWeight;
};

const MORE_ALPHABETS =
  /[\p{Script=Thai}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Tamil}\p{Script=Bengali}\p{Script=Khmer}\p{Script=Lao}\p{Script=Ethiopic}]/u;

/** Loads the slices that have the characters of these texts, and no others. */
export async function loadFontBook(
  texts: readonly string[],
  { families, openFont, headings = [] }: BookOptions,
): Promise<FontBook> {
  const book = new FontBook(families, openFont);
  const draw = (weight: FontWeight) => (text: string) => ({
    order: orderFamilies(text),
    ...splitDrawn(text.normalize('NFC')),
    weight,
  });
  // Labels are Latin, whatever the data is.
  await book.load([...texts.map(draw(400)), ...['A', ...headings].map(draw(700))]);
  return book;
}

export class FontBook {
  private readonly all: FontFamilies;
  private readonly openFont: OpenFont;
  private readonly fonts = new Map<string, DocumentFont>();
  private readonly families = new Map<FamilyName, FontFamily>();
  private readonly slices = new Map<string, FontSlice[]>();
  private readonly found = new Map<string, DocumentFont | null>();
  private first: DocumentFont | null = null;

  constructor(families: FontFamilies, openFont: OpenFont) {
    this.all = families;
    this.openFont = openFont;
  }

  /** Has the box that replaces characters without a font. */
  get basic(): DocumentFont {
    if (!this.first) throw new Error('No font is loaded.');
    return this.first;
  }

  async load(drawn: readonly Drawn[]) {
    const [basic] = slicesFor([this.all.alphabets], 'A'.charCodeAt(0), 400);
    if (!basic) throw new Error('There is no font for Latin.');
    this.first = await this.loadSlice(basic);
    while (await this.loadMore(drawn));
    const names = new Set(drawn.flatMap((part) => this.listMissing(part)));
    if (names.size === 0) return;
    for (const name of names) this.families.set(name, await this.all[name]());
    this.slices.clear();
    while (await this.loadMore(drawn));
    await this.loadEmoji(drawn.flatMap(({ emoji }) => emoji));
  }

  /** The font of a character, as a reader sees it; null if no font has it. */
  find(cluster: string, order: readonly EastAsian[], weight: FontWeight): DocumentFont | null {
    const key = `${weight}${order[0]}${cluster}`;
    const known = this.found.get(key);
    if (known !== undefined) return known;
    const codePoints = [...drawnCodePoints(cluster)];
    const [first] = codePoints;
    if (isEmoji(cluster)) return this.findEmojiFont(codePoints);
    const fonts =
      first === undefined
        ? [this.basic]
        : this.slicesOf(order, first, weight).flatMap(({ url }) => this.fonts.get(url) ?? []);
    const hasFirst = fonts.filter((font) => first === undefined || font.has(first));
    const hasAll = hasFirst.find((font) => codePoints.every((codePoint) => font.has(codePoint)));
    const font = hasAll ?? hasFirst[0] ?? null;
    this.found.set(key, font);
    return font;
  }

  /** The families that may have what no loaded font has. */
  private listMissing({ order, codePoints, emoji }: Drawn): FamilyName[] {
    const rest = [...codePoints].filter((codePoint) => !this.pick(order, codePoint, 400));
    const names = rest.flatMap((codePoint): FamilyName[] => {
      const character = String.fromCodePoint(codePoint);
      if (MORE_ALPHABETS.test(character)) return ['moreAlphabets'];
      return /\p{Extended_Pictographic}/u.test(character) ? ['emoji'] : order;
    });
    return emoji.length > 0 ? [...names, 'emoji'] : names;
  }

  /** Each slice has whole emoji, with all characters that they consist of. */
  private async loadEmoji(emoji: readonly string[]) {
    const slices = emoji.flatMap((cluster) => this.emojiSlice([...drawnCodePoints(cluster)]) ?? []);
    const wanted = new Map(slices.map((slice) => [slice.url, slice]));
    const missing = [...wanted.values()].filter(({ url }) => !this.fonts.has(url));
    await Promise.all(missing.map((slice) => this.loadSlice(slice)));
  }

  private emojiSlice(codePoints: readonly number[]): FontSlice | undefined {
    return this.families
      .get('emoji')
      ?.find((slice) => codePoints.every((codePoint) => isInSlice(slice, codePoint)));
  }

  private findEmojiFont(codePoints: readonly number[]): DocumentFont | null {
    const slice = this.emojiSlice(codePoints);
    const font = slice && this.fonts.get(slice.url);
    return font && codePoints.every((codePoint) => font.has(codePoint)) ? font : null;
  }

  /** Loads one more slice for each character that no loaded one has; false if there is none. */
  private async loadMore(drawn: readonly Drawn[]): Promise<boolean> {
    const wanted = new Map<string, FontSlice>();
    for (const { order, codePoints, weight } of drawn) {
      for (const codePoint of codePoints) {
        if (this.pick(order, codePoint, weight)) continue;
        const slices = this.slicesOf(order, codePoint, weight);
        const next = slices.find(({ url }) => !this.fonts.has(url));
        if (next) wanted.set(next.url, next);
      }
    }
    await Promise.all([...wanted.values()].map((slice) => this.loadSlice(slice)));
    return wanted.size > 0;
  }

  /** The loaded font for a character in this weight. */
  private pick(order: readonly EastAsian[], codePoint: number, weight: FontWeight) {
    const slices = this.slicesOf(order, codePoint, weight);
    const hasWeight = slices.some((slice) => slice.weight === weight);
    return slices
      .filter((slice) => !hasWeight || slice.weight === weight)
      .map(({ url }) => this.fonts.get(url))
      .find((font) => font?.has(codePoint));
  }

  private slicesOf(order: readonly EastAsian[], codePoint: number, weight: FontWeight) {
    const key = `${weight}${order[0]}${codePoint}`;
    const known = this.slices.get(key);
    if (known) return known;
    const others = (['moreAlphabets', ...order, 'emoji'] as const).flatMap((name) => {
      const family = this.families.get(name);
      return family ? [family] : [];
    });
    const slices = slicesFor([this.all.alphabets, ...others], codePoint, weight);
    this.slices.set(key, slices);
    return slices;
  }

  private async loadSlice({ url }: FontSlice): Promise<DocumentFont> {
    const font = await this.openFont(url);
    this.fonts.set(url, font);
    return font;
  }
}

/** Without characters that have no form of their own, such as marks of direction. */
function drawnCodePoints(text: string): Set<number> {
  const drawn = text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '');
  return new Set([...drawn].map((character) => character.codePointAt(0) ?? 0));
}

function splitDrawn(text: string): Pick<Drawn, 'codePoints' | 'emoji'> {
  const { emoji, rest } = findEmoji(text);
  return { emoji, codePoints: drawnCodePoints(rest) };
}
