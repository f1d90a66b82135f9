import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the current page is outlined where the colors are those of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, await newCreator(), '/dashboard/dev/profile');
  const current = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Dashboard' });
  await expect(current).toHaveCSS('outline-style', 'solid');
});

test('a link is prefetched while the pointer is on it; its navigation moves the focus, changes the title, is announced and loads no document', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await signIn(page, await newCreator(), '/dashboard/dev/profile');
  const links = page.getByRole('navigation', { name: 'Developer dashboard' });
  const remote = page.waitForRequest(/\/r\/client-dashboard\//);
  const rows = page.waitForRequest(/\/rest\/v1\/rpc\/my_conversations/);
  await links.getByRole('link', { name: 'Messages' }).hover();
  await Promise.all([remote, rows]);
  await expect(page).toHaveURL(/\/dashboard\/dev\/profile$/);

  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await links.getByRole('link', { name: 'My Projects' }).click();
  await expect(heading('My Projects')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const title = await page.title();
  expect(title).toMatch(/ · Bolt Showcase$/);
  await expect(page.locator('p[aria-live="polite"]')).toHaveText(title);

  await links.getByRole('link', { name: 'Messages' }).click();
  await expect(heading('Messages')).toBeVisible();
  await expect(page).not.toHaveTitle(title);
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('a non-canonical link leads to the canonical URL of its page', async () => {
    await page.evaluate(() => {
      history.pushState({}, '', '/Dashboard/Client/Browse/?q=react');
      history.pushState({}, '', '/unsubscribe');
    });
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\/client\/browse\?q=react$/);
    await expect(page.getByRole('searchbox').first()).toHaveValue('react');
  });
  expect(documents).toEqual([]);
});
