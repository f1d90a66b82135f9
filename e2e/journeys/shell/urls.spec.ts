import { saveData } from '../../fixtures/save-data.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const path of ['/projects', '/creators', '/about', '/login', '/signup', '/devonboard']) {
  test(`${path} can be opened directly`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/404/] });

  test('shows the 404 page, with its status, without loading a remote', async ({ page }) => {
    const requests: string[] = [];
    await saveData(page);
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(requests.filter((path) => path.startsWith('/r/'))).toEqual([]);
    await page.getByRole('link', { name: 'Back to Homepage' }).click();
    await expect(
      page.getByRole('heading', { name: 'Showcase and hire top Bolt devs' }),
    ).toBeVisible();
  });
});

test('a search is in the URL, and Back and a pasted link restore it', async ({ page, context }) => {
  await page.goto('/projects');
  const heading = page.getByRole('heading', { name: /\d+ projects?/ });
  const all = String(await heading.textContent());
  await page.getByRole('checkbox', { name: /^React\b/ }).check();
  await expect(page).toHaveURL(/React/);
  await expect(page.getByRole('button', { name: /Remove.*React/ })).toBeVisible();
  await expect(heading).not.toHaveText(all);
  const url = page.url();
  const count = String(await heading.textContent());

  const pastedPage = await context.newPage();
  await pastedPage.goto(url);
  await expect(pastedPage.getByRole('checkbox', { name: /^React\b/ })).toBeChecked();
  await expect(pastedPage.getByRole('heading', { name: /\d+ projects?/ })).toHaveText(count);

  await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^React\b/ })).toBeChecked();
});
