import { navigate } from '../../fixtures/navigate.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

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

  await page.emulateMedia({ forcedColors: 'active' });
  const current = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Dashboard' });
  await expect(current).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });

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

test('a link from a remote to a page of the shell moves the focus and changes the title', async ({
  page,
}) => {
  await page.goto('/devonboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Become a developer' })).toBeVisible();
  const title = await page.title();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle(title);
  await expect(page.getByRole('main')).toBeFocused();
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
  await goesBackFrom('/Devonboard/', /\/devonboard$/);

  await signIn(page, await newAccount());
  await goesBackFrom('/dashboard', /\/dashboard\/client\/browse$/);
});

test.describe('a part that cannot be prefetched', () => {
  test.use({
    expectedErrors: /Failed to load resource|net::ERR|is unreachable|Failed to fetch/,
  });

  test('loads anyway when it is visited later', async ({ page }) => {
    const files = /\/r\/[^/]+\/[^/]+\/(?!release\.json)/;
    await page.route(files, (route) => route.abort('connectionreset'));
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/r/onboarding/'),
    );
    await page.goto('/login');
    await failed;
    await page.unroute(files);
    await navigate(page, '/devonboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Become a developer' })).toBeVisible();
  });
});
