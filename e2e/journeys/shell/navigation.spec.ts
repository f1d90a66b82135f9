import { newAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a link is prefetched while the pointer is on it; its navigation moves the focus, changes the title, is announced and loads no document', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  const remote = page.waitForRequest(/\/r\/public-site\//);
  const rows = page.waitForRequest(/\/rest\/v1\/rpc\/search_creators/);
  await main.getByRole('link', { name: 'Creators' }).hover();
  await Promise.all([remote, rows]);
  await expect(page).toHaveURL(/\/login$/);

  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await main.getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Projects' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const title = await page.title();
  expect(title).toMatch(/ · Bolt Showcase$/);
  await expect(page.locator('p[aria-live="polite"]')).toHaveText(title);

  await page.emulateMedia({ forcedColors: 'active' });
  const current = main.getByRole('link', { name: 'Projects' });
  await expect(current).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });

  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle(title);
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('a non-canonical link leads to the canonical URL of its page', async () => {
    await page.evaluate(() => {
      history.pushState({}, '', '/Projects/?q=react');
      history.pushState({}, '', '/about');
    });
    await page.goBack();
    await expect(page).toHaveURL(/\/projects\?q=react$/);
    await expect(page.getByRole('searchbox').first()).toHaveValue('react');
  });
  expect(documents).toEqual([]);
});

test('Back leaves a page that redirects', async ({ page }) => {
  const goesBackFrom = (path: string, target: RegExp) =>
    test.step(path, async () => {
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page).toHaveURL(target);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL('about:blank');
    });
  await goesBackFrom('/dashboard/client/saved', /\/login\?next=/);
  await goesBackFrom('/Pricing/', /\/pricing$/);

  await signIn(page, await newAccount());
  await goesBackFrom('/dashboard', /\/dashboard\/client\/browse$/);
});
