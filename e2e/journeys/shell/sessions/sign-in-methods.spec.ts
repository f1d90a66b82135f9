import { callApi } from '../../../fixtures/api/api.ts';
import { newAccount } from '../../../fixtures/people/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.use({ expectedErrors: /Failed to load resource/ });

test('GitHub shows an error if it is not configured; if it is, it signs in the visitor and returns them to their destination', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await newAccount();
  const signInWithGitHub = page.getByRole('button', { name: 'Sign in with GitHub' });
  await page.goto('/login?next=%2Fprojects');
  await signInWithGitHub.click();
  await expect(
    page.getByText("GitHub sign-in isn't set up here. Use your email instead."),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fprojects$/);

  const requests: URL[] = [];
  await page.route(/\/auth\/v1\/authorize/, (route) => {
    requests.push(new URL(route.request().url()));
    const location = 'https://github.com/authorize?client=us';
    // A real redirect would leave for the real host, because requests after it are not routed.
    return route.request().isNavigationRequest()
      ? route.fulfill({
          contentType: 'text/html',
          body: `<meta http-equiv="refresh" content="0; url=${location}">`,
        })
      : route.fulfill({ status: 302, headers: { location } });
  });
  await page.route('https://github.com/**', (route) => route.fulfill({ body: 'Sign in to go on' }));

  await signInWithGitHub.click();
  await expect(page).toHaveURL('https://github.com/authorize?client=us');
  const back = new URL(String(requests.at(-1)?.searchParams.get('redirect_to')));
  expect(requests.at(-1)?.searchParams.get('provider')).toBe('github');
  expect(back.href).toBe(`${baseURL}/login?next=%2Fprojects`);

  const response = await callApi('/auth/v1/token?grant_type=password', {
    body: { email, password },
  });
  const session: unknown = await response.json();
  const exchanges: unknown[] = [];
  await page.route(/grant_type=pkce/, (route) => {
    exchanges.push(route.request().postDataJSON());
    return route.fulfill({ json: session });
  });
  back.searchParams.set('code', 'one-time');
  const otherPage = await page.context().newPage();
  await otherPage.goto(back.href);
  await expect(otherPage.getByText("Sign-in didn't work. Try again.")).toBeVisible();
  await otherPage.close();

  await page.goto(back.href);
  await expect(page).toHaveURL(`${baseURL}/projects`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(exchanges).toEqual([{ auth_code: 'one-time', code_verifier: expect.any(String) }]);
});
