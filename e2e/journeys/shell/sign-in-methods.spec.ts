import { callApi } from '../../fixtures/api/api.ts';
import { newAccount, newPerson } from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

for (const [name, provider, host] of [
  ['GitHub', 'github', 'https://github.com'],
  ['Google', 'google', 'https://accounts.google.com'],
] as const) {
  test(`${name} shows an error if it is not configured`, async ({ page }) => {
    await page.goto('/login?next=%2Fprojects');
    await page.getByRole('button', { name: `Sign in with ${name}` }).click();
    await expect(
      page.getByText(`${name} sign-in isn't set up here. Use your email instead.`),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/login\?next=%2Fprojects$/);
  });

  test(`${name}, if configured, signs in the visitor and returns them to their destination`, async ({
    page,
    baseURL,
  }) => {
    const { email, password } = await newAccount();
    const requests: URL[] = [];
    await page.route(/\/auth\/v1\/authorize/, (route) => {
      requests.push(new URL(route.request().url()));
      const location = `${host}/authorize?client=us`;
      // A real redirect would leave for the real host, because requests after it are not routed.
      return route.request().isNavigationRequest()
        ? route.fulfill({
            contentType: 'text/html',
            body: `<meta http-equiv="refresh" content="0; url=${location}">`,
          })
        : route.fulfill({ status: 302, headers: { location } });
    });
    await page.route(`${host}/**`, (route) => route.fulfill({ body: 'Sign in to go on' }));

    await page.goto('/login?next=%2Fprojects');
    await page.getByRole('button', { name: `Sign in with ${name}` }).click();
    await expect(page).toHaveURL(`${host}/authorize?client=us`);
    const back = new URL(String(requests.at(-1)?.searchParams.get('redirect_to')));
    expect(requests.at(-1)?.searchParams.get('provider')).toBe(provider);
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
}

test("'Remember me' only fills in the email address on the next visit", async ({ page }) => {
  const { email, password } = await newAccount();
  const emailField = page.getByRole('textbox', { name: 'Email', exact: true });
  const secret = page.getByRole('textbox', { name: 'Password', exact: true });
  const remember = page.getByRole('checkbox', { name: 'Remember me' });
  const signInAndOut = async () => {
    await secret.fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.reload();
  };

  await page.goto('/login');
  await emailField.fill(email);
  await remember.check();
  await signInAndOut();
  await expect(emailField).toHaveValue(email);
  await expect(secret).toHaveValue('');
  await expect(remember).toBeChecked();

  await remember.uncheck();
  await signInAndOut();
  await expect(emailField).toHaveValue('');
  await expect(remember).not.toBeChecked();
});

test('a user with an unconfirmed email address can have the email sent again', async ({ page }) => {
  const person = newPerson();
  await page.route(/\/auth\/v1\/token/, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
    }),
  );
  const resent = page.waitForRequest(/\/auth\/v1\/resend/);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Email not confirmed');
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await resent;
  await expect(page.getByText(/a new email is on its way\.$/)).toBeVisible();
});
