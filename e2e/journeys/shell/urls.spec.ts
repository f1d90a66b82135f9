import { saveData } from '../../fixtures/save-data.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedErrors: /404/ });

for (const path of ['/no/such/page', '/dashboard/no/such/page']) {
  test(`${path} shows the 404 page, with its status, without loading a remote`, async ({
    page,
  }) => {
    const requests: string[] = [];
    await saveData(page);
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(requests.filter((path) => path.startsWith('/r/'))).toEqual([]);
    await page.getByRole('link', { name: 'Back to Homepage' }).click();
    await expect(
      page.getByRole('heading', { name: 'Showcase and hire top Bolt devs' }),
    ).toBeVisible();
  });
}
