import type { Page } from '@playwright/test';

/** Shows all of the page once, so that lazy parts load, and resolves when its fonts and pictures are there. */
export async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(scrollThrough);
  await page.waitForFunction(hasFontsAndPictures);
  await page.evaluate(decodePictures);
}

/** Runs in the page. */
async function scrollThrough() {
  const { documentElement: root } = document;
  for (let y = 0; y < root.scrollHeight; y += window.innerHeight) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Runs in the page. A picture that failed to load is complete, too; one that is lazy and out of sight would never be. */
function hasFontsAndPictures(): boolean {
  for (const picture of document.images) picture.loading = 'eager';
  const isLoaded = document.fonts.status === 'loaded';
  return isLoaded && [...document.images].every(({ complete }) => complete);
}

/** Runs in the page. */
async function decodePictures() {
  const pictures = [...document.images].map((picture) => picture.decode().catch(() => undefined));
  await Promise.all(pictures);
}
