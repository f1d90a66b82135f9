import { fetchRows } from '../../../fixtures/api/rows.ts';
import { newCreator } from '../../../fixtures/people/accounts.ts';
import { bio, signInDialog, stored } from '../../../fixtures/people/interruption.ts';
import { SESSION_KEY, signIn, submitSignIn } from '../../../fixtures/people/sign-in.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.use({ expectedErrors: /Failed to load resource|AuthApiError|Error fetching/ });

test('a session from before a backend reset turns its user into a visitor', async ({ page }) => {
  const { session } = await newCreator();
  const unsigned = session.access_token.replace(/[^.]*$/, '');
  const unknownSession = JSON.stringify({
    ...session,
    access_token: `${unsigned}signed-with-another-key`,
    refresh_token: 'of-another-database',
  });
  const requests: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) requests.push(response.url());
  });
  const restore = async (path: string) => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      SESSION_KEY,
      unknownSession,
    ] as const);
    await page.goto(path);
  };

  await page.goto('/favicon.svg');
  await restore('/projects');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Showing all projects')).toBeVisible();
  await expect(signInDialog(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();

  await restore('/dashboard/dev/services');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fdev%2Fservices$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(requests.length).toBeLessThan(20);
});

test('a user whose session is lost is prompted once, and the save continues; after signing in another way, typed text is restored', async ({
  page,
}) => {
  const person = await newCreator();
  await signIn(page, person, '/dashboard');
  await bio(page).fill('Saved after the reset');
  const { access_token: old } = JSON.parse(String(await stored(page))) as { access_token: string };
  // Only the save: any other request would show the prompt before the button is clicked.
  await page.route(/\/rest\/v1\//, (route) => {
    const request = route.request();
    const isOld = request.headers().authorization === `Bearer ${old}`;
    return isOld && request.method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'No suitable key' } })
      : route.fallback();
  });
  await page.route(/grant_type=refresh_token/, (route) =>
    route.fulfill({ status: 400, json: { code: 400, error_code: 'refresh_token_not_found' } }),
  );

  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(signInDialog(page)).toBeVisible();
  await signInDialog(page).getByLabel('Password', { exact: true }).fill(person.password);
  await signInDialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(signInDialog(page)).toBeHidden();
  const savedBio = () => fetchRows(`users?id=eq.${person.id}&select=bio`);
  await expect.poll(savedBio).toEqual([{ bio: 'Saved after the reset' }]);

  await bio(page).fill('Typed before leaving the question');
  const drafts = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await expect.poll(drafts).toContain('Typed before leaving the question');
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    // As the browser reports a change in another tab.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, SESSION_KEY);
  await signInDialog(page).getByRole('link', { name: 'Sign in another way' }).click();
  await expect(signInDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/login\?next=/);
  await submitSignIn(page, person);
  await expect(page).toHaveURL(/\/dashboard\/dev\/profile$/);
  await expect(bio(page)).toHaveValue('Typed before leaving the question');
});
