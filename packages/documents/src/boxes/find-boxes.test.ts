import { expect, it } from 'vitest';
import { openFontBook } from '../fonts/open-font-book.ts';
import { loadFontFile as loadFont } from '../testing/load-font.ts';
import { findBoxes } from './find-boxes.ts';

/** What the fonts have no picture for. */
async function findMissing(text: string): Promise<string[]> {
  const book = await openFontBook([text], { loadFont });
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const order = ['chinese', 'japanese', 'korean'] as const;
  return letters.filter((letter) => {
    const font = book.find(letter, order, 400);
    return ![...letter].every((character) => font?.has(character.codePointAt(0) ?? 0));
  });
}

it.each([
  ['Burmese', 'မောင်မောင်'],
  ['Sinhala', 'නිමල්'],
  ['Telugu', 'రాము'],
  ['Gujarati', 'રમેશ'],
])('%s has letters that no font of documents has', async (_, name) => {
  const missing = await findMissing(name);
  expect(missing.length).toBeGreaterThan(0);
  expect(findBoxes(name)).toEqual([...new Set(missing)]);
});

it.each([
  ['Zoë Łukasz Ångström ©'],
  ['Nguyễn Thị Hoa'],
  ['Мария Петрова'],
  ['Ελένη Παπαδοπούλου'],
  ['محمد بن عبد الله'],
  ['דוד כהן'],
  ['प्रिया शर्मा'],
  ['王小明 北京'],
  ['山田太郎 さくら カナ'],
  ['김민수 서울'],
  ['สมชาย ใจดี'],
  ['ნინო ბერიძე'],
  ['Անի Հակոբյան'],
  ['முருகன்'],
  ['রহিম উদ্দিন'],
  ['សុខ ចាន់'],
  ['ສົມສີ'],
  ['አበበ ከበደ'],
  ['Studio 🚀'],
  ['12 Long Street, #4 (R&D) – “x”'],
])('%s has none', async (name) => {
  expect(findBoxes(name)).toEqual([]);
  expect(await findMissing(name)).toEqual([]);
});

it('names each letter once, as a reader sees it', () => {
  expect(findBoxes('aකaකි 👩‍👩‍👧 කි')).toEqual(['ක', 'කි']);
});
