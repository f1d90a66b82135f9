import { navigate } from '../../fixtures/navigate.ts';
import { newAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

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
