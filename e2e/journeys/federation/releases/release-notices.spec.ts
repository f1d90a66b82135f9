import { checkForRelease, interview, renamed } from '../../../fixtures/site/new-interview-page.ts';
import { test } from '../../../fixtures/site/own-site.ts';
import { newCreator } from '../../../fixtures/people/accounts.ts';
import { signIn } from '../../../fixtures/people/sign-in.ts';
import { navigate } from '../../../fixtures/navigate.ts';
import { saveData } from '../../../fixtures/save-data.ts';
import { expect } from '../../../fixtures/test.ts';

test('a new release does not discard unsaved work, but is offered', async ({ page, site }) => {
  await signIn(page, await newCreator(), '/dashboard/dev/profile');
  const location = page.getByRole('combobox', { name: 'Location' });
  await location.fill('Austin TX');
  await site.releaseChanged('onboarding', '2.0.0', [interview, renamed]);
  await checkForRelease(page);
  await expect(page.getByRole('complementary', { name: 'New version' })).toContainText(
    'A new version is ready.',
  );
  await expect(location).toHaveValue('Austin TX');
});

test.describe('after old files were deleted', () => {
  test.use({
    expectedErrors:
      /Failed to load|RUNTIME-\d+|Federation Runtime|is unreachable|digest|SRI|Fetch API/,
  });

  test('a tab loads the new release automatically', async ({ page, site }) => {
    await saveData(page);
    await page.goto('/login');
    await site.releaseChanged('onboarding', '2.0.0', [interview, renamed]);
    await page.route(/\/r\/onboarding\/(?!2\.0\.0)/, (route) => route.fulfill({ status: 404 }));
    await navigate(page, '/devonboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a Bolt developer');
  });
});

test('a preview of a remote replaces its release, even on a page that the server rendered', async ({
  page,
  site,
}) => {
  await site.releaseChanged('public-site', '2.0.0', [
    /assets\/landing-page-[^/]+\.js$/,
    (code) => code.replace('top Bolt devs', 'the best Bolt devs'),
  ]);
  await site.rollBack('public-site');
  const preview = `${site.url}/r/public-site/2.0.0/remoteEntry.js`;
  await page.goto(`/?remote.public-site=${preview}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Showcase and hire the best Bolt devs',
  );
  await page.getByRole('link', { name: 'End the test' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Showcase and hire top Bolt devs',
  );
});
