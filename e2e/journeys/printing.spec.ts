import { inflateSync } from 'node:zlib';
import { readEngine } from '../engines/engines.ts';
import { getSeededAccount } from '../fixtures/people/accounts.ts';
import { signIn } from '../fixtures/people/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** A4 in inches; Playwright gives them to Firefox, which takes them for centimeters. */
const sizes = readEngine() === 'firefox' ? [21, 29.7, 1] : [8.27, 11.69, 0.4];
const [width, height, margin] = sizes.map((size) => `${size}in`);

/** The maps from the glyphs of a PDF to text. */
function readMaps(pdf: Buffer): string {
  const parts = pdf
    .toString('latin1')
    .split(/stream\r?\n/)
    .slice(1);
  const texts = parts.map((part) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return texts.filter((text) => text.includes('begincmap')).join('\n');
}

test('a printed list has the text of its numbers, and no bar on each page', async ({ page }) => {
  await signIn(page, getSeededAccount('creator'), '/dashboard/dev/earnings');
  await expect(page.getByRole('table')).toBeVisible();
  const maps = readMaps(await page.pdf({ width, height, margin: { top: margin } }));
  expect(maps).toContain('begincmap');
  expect(maps).not.toContain('<fffd>');
  // Only Chromium shows a page as printed.
  if (readEngine() !== 'chromium') return;
  await page.emulateMedia({ media: 'print' });
  const bars = page.locator('header, footer, nav, aside, button');
  const fixed = await bars.evaluateAll((all) =>
    all.filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility()),
  );
  expect(fixed).toHaveLength(0);
});
