import { oldestProject } from '../../../fixtures/api/rows.ts';
import { navigate, untilTakenOver } from '../../../fixtures/navigate.ts';
import { getSeededAccount } from '../../../fixtures/people/accounts.ts';
import { signIn } from '../../../fixtures/people/sign-in.ts';
import { expectSameAfterTakeover, publicPaths } from '../../../fixtures/pages/rendered-pages.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.describe('in the dark theme, on the other side of the world', () => {
  test.use({ colorScheme: 'dark', timezoneId: 'Pacific/Kiritimati' });

  test('the app takes over each page, and it stays the same', async ({ page }) => {
    await expectSameAfterTakeover(page, 'dark', await publicPaths());
  });
});

test('a signed-in user gets the same pages in their name', async ({ page }) => {
  await signIn(page, getSeededAccount('client'), '/projects');
  for (const path of ['/', '/projects', '/creator/ada-stone']) {
    await page.goto(path);
    await untilTakenOver(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  }
  await navigate(page, '/projects');
});

test('a visitor who scrolled before the app runs stays there, and what they press works', async ({
  page,
}) => {
  const project = await oldestProject();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`/projects/${project.id}`, { waitUntil: 'commit' });

  const report = page.getByRole('button', { name: /^Report/ }).first();
  await report.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(0);
  await untilTakenOver(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(position);

  await page.reload({ waitUntil: 'commit' });
  await report.click();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page).toHaveURL(/\/login\?next=/);
});
