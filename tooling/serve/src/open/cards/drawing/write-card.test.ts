import { findInstalledFonts } from '@showcase/documents/installed-fonts';
import { expect, it } from 'vitest';
import { writeCard } from './write-card.ts';

const content = {
  ...{ title: 'Harbour Notes', byline: 'Ada Stone', price: 'From $450', image: null },
  ...{ rating: { average: 4.75, count: 8 }, isPortrait: false },
};

const fonts = findInstalledFonts();
const write = async (change: object = {}) => {
  const card = await writeCard({ ...content, ...change }, await fonts, { hasPicture: false });
  return card.writeBase() + card.texts;
};

/** How much of the drawing is shapes. */
const weigh = async (change: object) => (await write(change)).length;

it.each([
  ['Arabic', 'تطبيق دفتر ملاحظات'],
  ['Hebrew', 'חנות ב-$50 (20%)'],
  ['Chinese', '帮助小团队管理库存'],
  ['Japanese', 'さくらの在庫管理'],
  ['Korean', '작은 팀을 위한 재고'],
  ['Hindi', 'छोटी टीमों के लिए'],
  ['Thai', 'แอปจัดการสินค้า'],
  ['Cyrillic and Greek', 'Кириллица Ελληνικά'],
  ['emoji', 'A 🚀 👩‍👩‍👧 B'],
])('draws a title in %s', async (_, title) => {
  expect(await weigh({ title })).toBeGreaterThan((await weigh({ title: ' ' })) + 3000);
});

it('is shapes alone, whatever the texts are', async () => {
  const svg = await write({ title: '"><text>&amp;</text><image href="https://a.test"/>' });
  expect(svg).not.toMatch(/<text|<image|href|&/);
});

it.each([
  ['no title', { title: '' }],
  ['no rating and price', { rating: null, price: null, byline: null }],
  ['a title without an end', { title: 'W'.repeat(500), byline: 'M'.repeat(500) }],
  ['half of a pair and marks of direction', { title: '\ud800 a\u202eb\u0000' }],
])('draws a card with %s without a number that is none', async (_, change) => {
  expect(await write(change)).not.toMatch(/NaN|Infinity|undefined|null|false/);
});

it('cuts what does not fit: twice as long is not longer', async () => {
  const texts = (length: number) => ({ title: 'W'.repeat(length), byline: 'M'.repeat(length) });
  expect(await weigh(texts(500))).toBe(await weigh(texts(1000)));
});
