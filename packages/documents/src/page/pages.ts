import PDFDocument from 'pdfkit';
import { FEATURES, type DocumentFont } from '../fonts/document-font.ts';
import type { FontBook } from '../fonts/font-book.ts';
import type { Line } from '../text/break-lines.ts';
import { orderRuns } from '../text/bidi.ts';
import { measureRun, type Run } from '../text/runs.ts';
import { addArchive, ARCHIVE_SUBSET, type Archive } from './archive.ts';
import { toInfo } from './info-text.ts';
import { COLORS, CONTENT_END, lineHeight, PAGE } from './page-style.ts';

type Doc = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Doc['struct']>;

/** The pages of a document, their structure, and where the next line is written. */
export class Pages {
  readonly doc: Doc;
  readonly book: FontBook;
  private readonly archive: Archive | null;
  private readonly root: Element;
  private readonly fontNames = new Map<DocumentFont, string>();
  y = PAGE.margin;

  constructor(title: string, book: FontBook, archive: Archive | null = null) {
    this.book = book;
    this.archive = archive;
    const options: PDFKit.PDFDocumentOptions = {
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang: 'en',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: toInfo(title),
        Creator: 'Bolt Showcase',
        ...(archive && { CreationDate: archive.created, ModDate: archive.created }),
      },
      ...(archive && { subset: ARCHIVE_SUBSET }),
    };
    // Without a first font, PDFKit does not look for its own files.
    this.doc = new PDFDocument({ ...options, font: null as unknown as string });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Adds an element to the structure; ended by the caller. */
  open(tag: string, options: { scope?: string; alt?: string } = {}, parent = this.root): Element {
    const element = this.doc.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** The element of the drawing. */
  fill(element: Element, tag: string, draw: () => void) {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  /** Marks drawings as no content: rules, and parts that each page repeats. */
  decorate(type: 'Layout' | 'Pagination', draw: () => void) {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  get room(): number {
    return CONTENT_END - this.y;
  }

  nextPage() {
    this.doc.addPage();
    this.y = PAGE.margin;
  }

  rule() {
    const y = this.y;
    this.decorate('Layout', () => {
      this.doc
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.width - PAGE.margin, y)
        .lineWidth(0.75)
        .strokeColor(COLORS.line)
        .stroke();
    });
  }

  /** Draws the runs in the order of the text, each at its position on the line, so that they are read in that order. */
  drawLine({ runs }: Line, x: number, top: number, size: number, color: string = COLORS.ink) {
    const positions = new Map<Run, number>();
    let next = x;
    for (const run of orderRuns(runs)) {
      positions.set(run, next);
      next += (measureRun(run, this.book) * size) / 1000;
    }
    const baseline = top + lineHeight(size) * 0.72;
    this.doc.fillColor(color);
    for (const run of runs) {
      const features = run.font ? FEATURES[isOdd(run.level) ? 'rtl' : 'ltr'] : FEATURES.missing;
      this.useFont(run.font ?? this.book.basic);
      this.doc.fontSize(size).text(run.text, positions.get(run) ?? x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        // The very same list: the font compares it.
        features: features as unknown as PDFKit.Mixins.OpenTypeFeatures[],
      });
    }
  }

  async finish(): Promise<Uint8Array> {
    this.root.end();
    const { doc, archive } = this;
    if (archive) addArchive(doc, archive);
    return new Promise((resolve, reject) => {
      const parts: Uint8Array[] = [];
      doc.on('data', (part: Uint8Array) => parts.push(part));
      doc.on('error', reject);
      doc.on('end', () => resolve(join(parts)));
      doc.end();
    });
  }

  private useFont(font: DocumentFont) {
    const known = this.fontNames.get(font);
    const name = known ?? `font-${this.fontNames.size}`;
    // PDFKit takes an opened font too, and finds it again by its name.
    const source = (known ? name : font.forPdf()) as PDFKit.Mixins.PDFFontSource;
    this.doc.font(source, name);
    this.fontNames.set(font, name);
  }
}

function isOdd(level: number) {
  return (level & 1) === 1;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let position = 0;
  for (const part of parts) {
    bytes.set(part, position);
    position += part.byteLength;
  }
  return bytes;
}
