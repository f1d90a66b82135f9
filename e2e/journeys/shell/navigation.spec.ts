import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
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

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('two menus and a tab bar contain what the bar, the header and the sidebar contain on wide screens', async ({
    page,
  }) => {
    const creator = await newCreator();
    await signIn(page, creator, '/dashboard/dev/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();

    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByText(creator.name)).toBeVisible();
    await expect(menu.getByText(creator.email)).toBeVisible();
    await menu.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(menu).toBeHidden();

    await page.goBack();
    const bar = page.getByRole('navigation', { name: 'Developer dashboard' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole('link', { name: 'My Projects' }).click();
    await expect(page).toHaveURL(/\/dashboard\/dev\/projects$/);
    await expect(bar.getByRole('link', { name: 'Earnings' })).toBeHidden();
    await bar.getByRole('button', { name: 'More' }).click();
    await bar.getByRole('link', { name: 'Earnings' }).click();
    await expect(page).toHaveURL(/\/dashboard\/dev\/earnings$/);
    await expect(bar.getByRole('link', { name: 'Earnings' })).toBeHidden();

    const theme = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
    await theme.scrollIntoViewIfNeeded();
    await theme.click();

    await page.getByRole('button', { name: `Account of ${creator.name}` }).click();
    const account = page.getByRole('dialog', { name: 'Your account' });
    await expect(account.getByText('Balance $0.00')).toBeVisible();
    await expect(account.getByText(`Signed in as ${creator.email}`)).toBeVisible();
    await account.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});
