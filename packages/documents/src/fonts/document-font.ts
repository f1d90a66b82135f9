import { create, type Font } from 'fontkit';
import { mirror } from '../text/bidi.ts';
import { correctLayout } from './shaping/correct-layout.ts';
import { nameClusters } from './shaping/name-clusters.ts';
import { joinSaraAm, splitSaraAm } from './shaping/sara-am.ts';
import { writeShape, type Shape } from './write-shape.ts';

export type Direction = 'ltr' | 'rtl';

type Shaped = ReturnType<Font['layout']>;
type Glyph = Shaped['glyphs'][number];
/** The text of a glyph of the document: the same one may be written under several numbers. */
type NamedGlyph = { id: number; advanceWidth: number; codePoints: number[] };

/** Of texts; a server has a font for as long as it runs. */
const MAX_WIDTHS = 5000;

export type OutlineOptions = { x: number; y: number; size: number };

/** PDFKit passes on only the text and a list of features, so the list says in which direction, or that there is no glyph. */
export const FEATURES = { ltr: ['ltrm'], rtl: ['rtlm'], missing: ['aalt'] } as const;

/**
 * A font for PDFKit whose text is read back as it was written. PDFKit names each glyph once, by its first use. In Devanagari, glyphs are
 * not in the order of the text, so here a glyph has a number of its own for each piece of text that it stands for.
 */
export class DocumentFont {
  private readonly font: Font;
  private readonly numbers = new Map<string, number>();
  private readonly glyphIds: number[] = [];
  private readonly widths = new Map<string, number>();
  /** By glyph. */
  private readonly shapes = new Map<number, Shape>();

  constructor(bytes: Uint8Array) {
    const font = create(bytes as Buffer);
    if (!('layout' in font)) throw new Error('Not a single font.');
    this.font = correctLayout(font);
  }

  has(codePoint: number): boolean {
    return this.font.hasGlyphForCodePoint(codePoint);
  }

  /** In thousandths of the font size. */
  measure(text: string, direction: Direction | 'missing'): number {
    const key = `${direction}:${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const { positions } = direction === 'missing' ? this.boxes(text) : this.layOut(text, direction);
    const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    const width = (advance * 1000) / this.font.unitsPerEm;
    if (this.widths.size >= MAX_WIDTHS) this.widths.clear();
    this.widths.set(key, width);
    return width;
  }

  /** The shapes of a text as path data of an SVG, from this point on its baseline. */
  outline(text: string, direction: Direction | 'missing', { x, y, size }: OutlineOptions): string {
    const { glyphs, positions } =
      direction === 'missing' ? this.plainBoxes(text) : this.layOut(text, direction);
    const scale = size / this.font.unitsPerEm;
    let left = x;
    return glyphs
      .map((glyph, index) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const [right, down] = [left + xOffset * scale, y - yOffset * scale];
        left += xAdvance * scale;
        return writeShape(this.shapeOf(glyph), { x: right, y: down, scale });
      })
      .join('');
  }

  private shapeOf(glyph: Glyph): Shape {
    const known = this.shapes.get(glyph.id);
    if (known) return known;
    const { commands } = glyph.path;
    this.shapes.set(glyph.id, commands);
    return commands;
  }

  /** The part of a fontkit font that PDFKit uses, without the files' other glyphs. */
  forPdf(): Font {
    const { font } = this;
    return Object.create(font, {
      layout: {
        value: (text: string, features: readonly string[]) => {
          if (features === FEATURES.missing) return this.shape(text, 'missing');
          return this.shape(text, features === FEATURES.rtl ? 'rtl' : 'ltr');
        },
      },
      createSubset: {
        value: () => {
          // Fontkit has no public way to include a glyph twice.
          const subset = font.createSubset() as unknown as {
            glyphs: number[];
            encode: () => Uint8Array;
          };
          const included = new Map<number, number>();
          return {
            encode: () => subset.encode(),
            includeGlyph: (number: number) => {
              const known = included.get(number);
              if (known !== undefined) return known;
              const index = subset.glyphs.push(this.glyphIds[number] ?? 0) - 1;
              included.set(number, index);
              return index;
            },
          };
        },
      },
    }) as Font;
  }

  private shape(text: string, direction: Direction | 'missing') {
    if (direction === 'missing') return this.boxes(text);
    const { glyphs, positions } = this.layOut(text, direction);
    const written = glyphs.map(({ codePoints }) =>
      direction === 'rtl' ? codePoints.map(unmirror) : codePoints,
    );
    const isSplit = splitSaraAm(text) !== text;
    const names = nameClusters(text, isSplit ? joinSaraAm(written) : written, direction);
    return {
      glyphs: glyphs.map((glyph, index) => this.named(glyph, names[index] ?? [])),
      positions,
      advanceWidth: 0,
    };
  }

  private layOut(text: string, direction: Direction) {
    const drawn = direction === 'rtl' ? mirror(text) : splitSaraAm(text);
    return this.font.layout(drawn, undefined, undefined, undefined, direction);
  }

  private boxes(text: string) {
    const { glyphs, positions, clusters } = this.plainBoxes(text);
    return {
      glyphs: clusters.map((cluster, index) =>
        this.named(
          glyphs[index] ?? this.font.getGlyph(0),
          [...cluster].map((character) => character.codePointAt(0) ?? 0),
        ),
      ),
      positions,
      advanceWidth: 0,
    };
  }

  /** One box for each character that a reader sees, so one for a whole emoji. */
  private plainBoxes(text: string) {
    const box = this.font.getGlyph(0);
    const clusters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    const position = { xAdvance: box.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 };
    return { clusters, glyphs: clusters.map(() => box), positions: clusters.map(() => position) };
  }

  private named({ id, advanceWidth }: Glyph, codePoints: number[]): NamedGlyph {
    const key = `${id}:${codePoints.join(',')}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.glyphIds.push(id) - 1;
      this.numbers.set(key, number);
    }
    return { id: number, advanceWidth, codePoints };
  }
}

/** A turned bracket stands for the one in the text. */
function unmirror(codePoint: number): number {
  return mirror(String.fromCodePoint(codePoint)).codePointAt(0) ?? codePoint;
}
