import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadFontBook } from '../fonts/font-book.ts';
import { unpackWoff } from '../fonts/unpack-woff.ts';
import { breakLines } from '../text/break-lines.ts';
import { fitLines } from './fit-lines.ts';
import { findInstalledFonts } from './installed-fonts.ts';
import { outlineLine } from './outline-line.ts';

const SIZE = 40;
const [WIDTH, HEIGHT] = [700, 90];

/** Draws in black, and yields how dark each pixel is. */
function paint(draw: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  draw(context);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  return Array.from({ length: WIDTH * HEIGHT }, (_, index) => data[index * 4 + 3] ?? 0);
}

/** The line as shapes, and as Skia and HarfBuzz write it with the same files, by which Chromium draws. */
async function drawBoth(text: string) {
  const { families, openFont } = await findInstalledFonts();
  const used: string[] = [];
  const open = async (url: string) => {
    used.push(url);
    GlobalFonts.register(Buffer.from(await unpackWoff(await readFile(fileURLToPath(url)))), url);
    return openFont(url);
  };
  const book = await loadFontBook([text], { families, openFont: open });
  const [line] = breakLines(text, { width: WIDTH, size: SIZE, weight: 400 }, book);
  if (!line) throw new Error('There is no line.');
  const shapes = paint((context) =>
    context.fill(new Path2D(outlineLine(line, book, { x: 10, y: 60, size: SIZE }))),
  );
  const written = paint((context) => {
    const names = used.filter((url) => !url.includes('-700-')).map((url) => `"${url}"`);
    context.font = `${SIZE}px ${names.join(', ')}`;
    context.direction = line.isRightToLeft ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    context.fillText(text, 10, 60);
  });
  return {
    ink: shapes.filter(isDark).length,
    strays: strays(shapes, written) + strays(written, shapes),
  };
}

const isDark = (value: number) => value > 200;

/** Dark pixels with nothing near them in the other picture: edges of letters differ by less, and by how each library smooths them. */
function strays(picture: readonly number[], other: readonly number[]): number {
  const near = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => y * WIDTH + x));
  return picture.filter(
    (value, index) => isDark(value) && near.every((step) => !isDark(other[index + step] ?? 0)),
  ).length;
}

it.each([
  ['Latin', 'Harbour Notes, ÄÖÜ'],
  ['Arabic', 'محمد بن عبد الله'],
  ['Hebrew with a price', 'חנות ב-$50 (20%)'],
  ['Arabic with Latin in brackets', 'دفتر (Beta 2) مشترك'],
  ['Devanagari', 'छोटी टीमों के लिए'],
  ['Thai', 'น้ำปุ่นสินค้า'],
  ['Bengali', 'ন্দ্র দেশে'],
  ['Khmer', 'កំពត ព្រុ'],
  ['Chinese', '帮助小团队'],
  ['Korean', '작은 팀을'],
])('draws %s as browsers do', async (_, text) => {
  const { ink, strays: others } = await drawBoth(text);
  expect(ink).toBeGreaterThan(800);
  expect(others / ink).toBeLessThan(0.01);
});

it('ends what does not fit with an ellipsis, at the end of its direction', async () => {
  const texts = ['one two three four five', 'אחת שתיים שלוש Four חמש'];
  const book = await loadFontBook([...texts, '…'], await findInstalledFonts());
  const lines = texts.map((text) =>
    fitLines(text, { width: 130, size: 20, weight: 400, maxLines: 1 }, book),
  );
  const read = lines.map(([line]) => line?.runs.map((run) => run.text).join(''));
  expect(read).toEqual(['one two thr…', 'אחת שתיים…']);
  expect(lines.map(([line]) => line?.isRightToLeft)).toEqual([false, true]);
  const [short] = fitLines('one', { width: 130, size: 20, weight: 400, maxLines: 1 }, book);
  expect(short?.runs[0]?.text).toBe('one');
});

it('joins a letter whatever was written with its glyph before', async () => {
  const fonts = await findInstalledFonts();
  const write = async (text: string, { families, openFont } = fonts) => {
    const book = await loadFontBook([text], { families, openFont });
    const [line] = breakLines(text, { width: WIDTH, size: SIZE, weight: 400 }, book);
    return line && outlineLine(line, book, { x: 0, y: 0, size: SIZE });
  };
  // A letter that stands alone, as old programs write it.
  await write('\ufe8f');
  expect(await write('بب')).toBe(await write('بب', await findInstalledFonts()));
});
