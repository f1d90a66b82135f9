import { oldestProject } from '../../fixtures/api/rows.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedErrors: [/Failed to load resource|net::ERR|Error fetching/] });

test('without a backend, lists show an error and recover with Retry', async ({ page }) => {
  await page.route(/\/rest\/v1\//, (route) => route.abort('connectionrefused'));
  await page.goto('/projects');
  await expect(page.getByText("We can't connect right now")).toBeVisible();
  await expect(page.getByText('Showing sample projects')).toHaveCount(0);

  await page.unroute(/\/rest\/v1\//);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Showing all projects')).toBeVisible();
  await expect(page.getByText("We can't connect right now")).toBeHidden();
});

test('a sign-in that cannot reach the service shows an error and keeps the email address', async ({
  page,
}) => {
  await page.goto('/login');
  await page.route(/\/auth\/v1\/token/, (route) => route.abort('connectionrefused'));
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('client@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('showcase');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(
    'client@example.com',
  );

  await page.unroute(/\/auth\/v1\/token/);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);
});

test('without a backend, project and creator pages show an error and recover with Retry', async ({
  page,
}) => {
  const project = await oldestProject();
  for (const [path, real] of [
    [`/projects/${project.id}`, project.title],
    [`/creators/${project.user_id}`, project.owner.name],
  ] as const) {
    await page.route(/\/rest\/v1\//, (route) => route.abort('connectionrefused'));
    await page.goto(path);
    await expect(page.getByText("We can't connect right now")).toBeVisible();
    await expect(page.getByText('Sample data', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: real })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await page.unroute(/\/rest\/v1\//);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: real })).toBeVisible();
    await expect(page.getByText("We can't connect right now")).toBeHidden();
    await expect(page.getByText('Sample data', { exact: true })).toBeHidden();
  }
});

test('a part that fails to load does not affect the rest of a detail page', async ({ page }) => {
  const project = await oldestProject();
  await page.route(/\/rest\/v1\/reviews/, (route) => route.abort('connectionrefused'));
  await page.goto(`/creators/${project.user_id}`);
  await expect(page.getByRole('heading', { level: 1, name: project.owner.name })).toBeVisible();
  await expect(page.getByText("We can't connect right now")).toBeVisible();
  await expect(page.getByText('Sample data', { exact: true })).toHaveCount(0);

  await page.unroute(/\/rest\/v1\/reviews/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText("We can't connect right now")).toBeHidden();
});
