import { getSeededAccount, newAccount } from '../fixtures/people/accounts.ts';
import { openBrowser, signIn } from '../fixtures/people/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('in a low window the bars scroll with the page', async ({ browser }) => {
  const page = await openBrowser(browser, await newAccount(), { width: 360, height: 256 });
  await page.goto('/dashboard/client/browse');
  const top = page.getByRole('banner');
  const bottom = page.getByRole('navigation', { name: /dashboard$/ });
  await expect(top).toBeInViewport();
  await expect(bottom).toBeVisible();
  await expect(bottom).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 400));
  await expect(top).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bottom).toBeInViewport();
});

test('Tab leaves a dialog for nothing behind it, however fast it is pressed', async ({ page }) => {
  await signIn(page, getSeededAccount('client'), '/dashboard/client/browse');
  await page.getByRole('banner').getByRole('button', { name: 'Find anything' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.evaluate(() => {
    Object.assign(globalThis, { left: [] as string[] });
    document.addEventListener('focusin', ({ target }) => {
      const element = target as Element;
      const isOfDialog = element.closest('[role="dialog"], [data-base-ui-focus-guard]') !== null;
      if (!isOfDialog) (Reflect.get(globalThis, 'left') as string[]).push(element.outerHTML);
    });
  });
  await Promise.all(Array.from({ length: 40 }, () => page.keyboard.press('Tab')));
  // The browser's own controls are between the end and the beginning.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'left') as unknown)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('scrollbars have the colors of the theme', async ({ page }) => {
  await page.goto('/about');
  const readColors = () =>
    page.evaluate(() => {
      const { scrollbarColor, backgroundColor } = getComputedStyle(document.documentElement);
      return { track: scrollbarColor.replace(/^.*?\) /, ''), page: backgroundColor };
    });
  for (const theme of ['Dark', 'Light']) {
    await page.getByRole('radio', { name: theme, exact: true }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
    const { track, page: paper } = await readColors();
    expect(track).toBe(paper);
  }
});
