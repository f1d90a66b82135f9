import { newestProject } from '../fixtures/api/rows.ts';
import { newPerson } from '../fixtures/people/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

// Everything else runs without motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor browses real projects and creators, signs up, sees the dashboard and signs out', async ({
  page,
}, { project: { metadata } }) => {
  test.slow();
  const project = await newestProject();
  const person = newPerson();
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.includes('/public-site/')) origins.add(origin);
  });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Showcase and hire top Bolt devs',
  );
  await page.getByRole('link', { name: 'Explore Projects' }).click();

  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByText('Showing all projects')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: project.title });
  await card.getByRole('link', { name: 'View Details' }).click();

  await expect(page).toHaveURL(new RegExp(`/projects/${project.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
  await page.getByRole('link', { name: 'View Creator Profile' }).click();

  await expect(page).toHaveURL(new RegExp(`/creators/${project.user_id}$`));
  await expect(page.getByRole('heading', { level: 1, name: project.owner.name })).toBeVisible();

  const isOnOneOrigin = metadata.site !== 'SPLIT_SITE_URL';
  expect([...origins].map((origin) => page.url().startsWith(`${origin}/`))).toEqual([
    isOnOneOrigin,
  ]);

  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
  await page.getByRole('textbox', { name: 'Full Name', exact: true }).fill(person.name);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: 'Confirm Password', exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('radio', { name: 'I want to hire' }).check();
  // The last part of the dashboard; what begins while the session ends is rejected.
  const isComplete = page.waitForResponse(/unread_messages/);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);
  await expect(page.getByRole('button', { name: 'Switch to Developer Mode' })).toBeVisible();
  await isComplete;

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard/client/browse');
  await expect(page).toHaveURL(/\/login/);
});

test('a creator signs in and finds their own profile', async ({ page }) => {
  await page.goto('/dashboard/dev/profile');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('creator@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('showcase');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page).toHaveURL(/\/dashboard\/dev\/profile$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Stone');
});
