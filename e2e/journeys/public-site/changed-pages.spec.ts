import { addIcons, translatePage } from '../../fixtures/foreign-scripts.ts';
import { navigate, openInApp, untilTakenOver } from '../../fixtures/navigate.ts';
import { getSeededAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { publicPaths } from '../../fixtures/rendered-pages.ts';
import { expect, test } from '../../fixtures/test.ts';

const OWN_PAGES = [
  '/dashboard/client/browse',
  '/dashboard/client/requests',
  '/dashboard/client/messages',
  '/dashboard/client/saved',
  '/dashboard/dev/profile',
  '/dashboard/dev/projects',
  '/dashboard/dev/services',
  '/dashboard/dev/requests',
  '/dashboard/dev/earnings',
  '/devonboard',
];

test('a translated page keeps working', async ({ page }) => {
  await signIn(page, getSeededAccount('creator'), '/projects');
  await untilTakenOver(page);
  await page.evaluate(translatePage);
  const search = page.getByRole('searchbox', { name: 'Search projects' });
  const results = page.getByRole('list', { name: 'Projects' }).getByRole('article');
  await search.fill('zzzqqq');
  await expect(page.getByText(/No projects found/).first()).toBeVisible();
  await search.fill('the');
  await expect(results).not.toHaveCount(0);
  for (const path of [...(await publicPaths()), ...OWN_PAGES]) {
    await test.step(path, async () => {
      await openInApp(page, path);
      await expect(page.getByText(/went wrong/)).toHaveCount(0);
    });
  }
});

test('a page to which a password manager adds icons is taken over without an error', async ({
  page,
}) => {
  const failure = page.getByText(/couldn't start|didn't work/);
  await page.addInitScript(addIcons);
  for (const path of ['/projects', '/login']) {
    await page.goto(path);
    await untilTakenOver(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(failure).toHaveCount(0);
  }
  await signIn(page, getSeededAccount('client'), '/projects');
  await navigate(page, '/projects');
  await expect(failure).toHaveCount(0);
});
