import { orderFamilies, slicesFor, type EastAsian } from './choose-slices.ts';
import { DocumentFont } from './document-font.ts';
import { alphabets } from './families/alphabets.ts';
import type { FontFamily, FontSlice, FontWeight } from './font-family.ts';
import { unpackWoff } from './unpack-woff.ts';

export type LoadFont = (url: string) => Promise<Uint8Array>;

/** Their lists are long, so they are loaded for texts that need them. */
const eastAsian: Record<EastAsian, () => Promise<FontFamily>> = {
  chinese: async () => (await import('./families/chinese.ts')).chinese,
  japanese: async () => (await import('./families/japanese.ts')).japanese,
  korean: async () => (await import('./families/korean.ts')).korean,
};

type Options = {
  /** Texts in bold, besides labels. */
  headings?: readonly string[];
  loadFont?: LoadFont | undefined;
};

type Drawn = { order: EastAsian[]; codePoints: Set<number>; weight: FontWeight };

/** Loads the slices that have the characters of these texts, and no others. */
export async function openFontBook(
  texts: readonly string[],
  { headings = [], loadFont = fetchFont }: Options = {},
): Promise<FontBook> {
  const book = new FontBook(loadFont);
  const draw = (weight: FontWeight) => (text: string) => ({
    order: orderFamilies(text),
    codePoints: drawnCodePoints(text.normalize('NFC')),
    weight,
  });
  // Labels are Latin, whatever the data is.
  await book.load([...texts.map(draw(400)), ...['A', ...headings].map(draw(700))]);
  return book;
}

export class FontBook {
  private readonly loadFont: LoadFont;
  private readonly fonts = new Map<string, DocumentFont>();
  private readonly families = new Map<EastAsian, FontFamily>();
  private readonly slices = new Map<string, FontSlice[]>();
  private readonly found = new Map<string, DocumentFont | null>();
  private first: DocumentFont | null = null;

  constructor(loadFont: LoadFont) {
    this.loadFont = loadFont;
  }

  /** Has the box that replaces characters without a font. */
  get basic(): DocumentFont {
    if (!this.first) throw new Error('No font is loaded.');
    return this.first;
  }

  async load(drawn: readonly Drawn[]) {
    const [basic] = slicesFor([alphabets], 'A'.charCodeAt(0), 400);
    if (!basic) throw new Error('There is no font for Latin.');
    this.first = await this.loadSlice(basic);
    while (await this.loadMore(drawn));
    for (const { order, codePoints } of drawn) {
      const rest = [...codePoints].filter((codePoint) => !this.pick(order, codePoint, 400));
      // No font has the pictures that emoji are.
      if (rest.every(isEmoji)) continue;
      for (const name of order) {
        if (!this.families.has(name)) this.families.set(name, await eastAsian[name]());
      }
    }
    if (this.families.size === 0) return;
    this.slices.clear();
    while (await this.loadMore(drawn));
  }

  /** The font of a character, as a reader sees it; null if no font has it. */
  find(cluster: string, order: readonly EastAsian[], weight: FontWeight): DocumentFont | null {
    const key = `${weight}${order[0]}${cluster}`;
    const known = this.found.get(key);
    if (known !== undefined) return known;
    const codePoints = [...drawnCodePoints(cluster)];
    const [first] = codePoints;
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
    const others = order.flatMap((name) => {
      const family = this.families.get(name);
      return family ? [family] : [];
    });
    const slices = slicesFor([alphabets, ...others], codePoint, weight);
    this.slices.set(key, slices);
    return slices;
  }

  private async loadSlice({ url }: FontSlice): Promise<DocumentFont> {
    const font = new DocumentFont(await unpackWoff(await this.loadFont(url)));
    this.fonts.set(url, font);
    return font;
  }
}

/** Without characters that have no form of their own, such as marks of direction. */
function drawnCodePoints(text: string): Set<number> {
  const drawn = text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '');
  return new Set([...drawn].map((character) => character.codePointAt(0) ?? 0));
}

function isEmoji(codePoint: number): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(String.fromCodePoint(codePoint));
}

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
