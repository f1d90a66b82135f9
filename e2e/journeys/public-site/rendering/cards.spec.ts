import { startCardDrawer } from '@showcase/serve';
import { startCardPages } from '@showcase/serve/card-pages';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../fixtures/test.ts';

/** The families of a title after the first, as a card chooses them. */
const TITLES: Record<string, readonly [title: string, ...families: string[]]> = {
  Latin: ['Zażółć gęślą jaźń, ÄÖÜ & fi ffl'],
  'Cyrillic and Greek': ['Кириллица и Ελληνικά, Ђорђе'],
  Arabic: ['تطبيق دفتر ملاحظات للفِرَق', 'Noto Sans Arabic'],
  Hebrew: ['חנות ב-$50 (20%)', 'Noto Sans Hebrew'],
  Devanagari: ['छोटी टीमों के लिए क्षत्रिय'],
  Thai: ['น้ำปุ่น แอปจัดการสินค้า', 'Noto Sans Thai'],
  Chinese: ['帮助小团队管理库存', 'Noto Sans SC'],
  Japanese: ['さくらの在庫管理', 'Noto Sans JP'],
  // Without spaces: the browser takes those of the first family, and a card those of the letters beside them.
  Korean: ['작은팀을위한재고관리', 'Noto Sans KR'],
  'Arabic with Latin in brackets': ['دفتر (Beta 2) مشترك', 'Noto Sans Arabic'],
  'Latin with Hebrew and a number': ['Shop חנות 25 ב now', 'Noto Sans Hebrew'],
  emoji: ['Boats 🚀 and bikes 🚲', 'Noto Emoji'],
  '80 characters': [
    'A quiet marketplace of wooden boats, bikes and instruments for whole families 80',
  ],
  '80 characters of Arabic': [
    'سوق هادئ للقوارب الخشبية والدراجات والآلات الموسيقية لجميع أفراد العائلة في المدن',
    'Noto Sans Arabic',
  ],
};

const drawer = startCardDrawer();
let pages: Awaited<ReturnType<typeof startCardPages>>;

test.beforeAll(async () => {
  pages = await startCardPages();
});

test.afterAll(async () => {
  await Promise.all([drawer.stop(), pages.stop()]);
});

test.use({ viewport: { width: 1200, height: 630 } });

for (const [name, [title, ...more]] of Object.entries(TITLES)) {
  test(`a card with a title in ${name} has the shapes that the browser draws`, async ({ page }) => {
    const content = {
      ...{ title, byline: 'Ada Stone', price: 'From $450', image: null },
      ...{ rating: { average: 4.75, count: 8 }, isPortrait: false },
    };
    const { png } = await drawer.draw({ content, pictureUrl: null });
    await page.goto(pages.urlOf({ content, families: ['Noto Sans', ...more] }));
    await page.locator('html[data-is-drawn]').waitFor();
    const { ink, strays } = await compare(page, png, await page.screenshot());
    expect(ink).toBeGreaterThan(4000);
    expect(strays / ink).toBeLessThan(0.01);
  });
}

/** Dark pixels of the texts, and those with nothing near them in the other picture: edges of letters differ by less. */
async function compare(page: Page, ...pictures: Uint8Array[]) {
  return page.evaluate(
    async (urls) => {
      // Between the logo and the rating.
      const [width, height, top] = [640, 376, 120];
      const [card = [], written = []] = await Promise.all(
        urls.map(async (url) => {
          const context = new OffscreenCanvas(width, height).getContext('2d');
          const picture = await createImageBitmap(await (await fetch(url)).blob());
          context?.drawImage(picture, 0, -top);
          const data = context?.getImageData(0, 0, width, height).data ?? [];
          return Array.from({ length: width * height }, (_, pixel) => {
            const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
              (color) => data[pixel * 4 + color],
            );
            return red + green + blue < 420;
          });
        }),
      );
      const steps = [-2, -1, 0, 1, 2];
      const near = steps.flatMap((x) => steps.map((y) => y * width + x));
      const count = (dark: readonly boolean[], others: readonly boolean[]) =>
        dark.filter((is, pixel) => is && near.every((step) => !others[pixel + step])).length;
      const ink = card.filter(Boolean).length;
      return { ink, strays: count(card, written) + count(written, card) };
    },
    pictures.map((png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`),
  );
}
