import { oldestProject } from '../../fixtures/api/rows.ts';
import { navigate } from '../../fixtures/navigate.ts';
import { submitSignIn } from '../../fixtures/people/sign-in.ts';
import { getSeededAccount } from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedErrors: /Failed to load resource|net::ERR|Error fetching/ });

test('without a backend, pages and the sign-in show an error without samples, and recover', async ({
  page,
}) => {
  const project = await oldestProject();
  const api = /\/(rest|auth)\/v1\//;
  const failure = page.getByText("We can't connect right now");
  const retry = page.getByRole('button', { name: 'Retry' });
  // The server reads rows by itself, so each page is opened inside the app.
  await page.goto('/about');
  for (const [path, heading] of [
    ['/projects', /^\d+ projects$/],
    [`/projects/${project.id}`, project.title],
    [`/creators/${project.user_id}`, project.owner.name],
  ] as const) {
    await test.step(path, async () => {
      await page.route(api, (route) => route.abort('connectionrefused'));
      await navigate(page, path);
      await expect(failure).toBeVisible();
      await expect(page.getByText(/^(Sample data|Showing sample projects)$/)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

      await page.unroute(api);
      await retry.click();
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(failure).toBeHidden();
    });
  }

  await test.step('the sign-in', async () => {
    await navigate(page, '/login');
    await page.route(api, (route) => route.abort('connectionrefused'));
    await submitSignIn(page, getSeededAccount('client'));
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(
      'client@example.com',
    );
    await page.unroute(api);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);
  });
});
