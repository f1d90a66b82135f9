import { expect, test } from '../fixtures/test.ts';
import { openSitePage } from './open-site-page.ts';
import { sitePages } from './site-pages.ts';

for (const sitePage of sitePages) {
  test(sitePage.name, async ({ page }) => {
    await openSitePage(page, sitePage);
    await expect(page).toHaveScreenshot(`${sitePage.name}.png`, { fullPage: true });
  });
}
