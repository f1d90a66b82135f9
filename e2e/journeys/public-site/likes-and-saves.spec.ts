import { oldestProject } from '../../fixtures/api/rows.ts';
import { newAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('likes and saves of a signed-in user persist after a reload', async ({ page }) => {
  const project = await oldestProject();
  await signIn(page, await newAccount(), `/projects/${project.id}`);
  const like = page.getByRole('main').getByRole('button', { name: 'Like', exact: true });
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const stored = (table: string) =>
    page.waitForResponse(
      (response) =>
        response.url().includes(`/rest/v1/${table}`) && response.request().method() === 'POST',
    );
  const [liked, saved] = [stored('project_likes'), stored('project_saves')];
  await like.click();
  await save.click();
  expect((await liked).status()).toBe(201);
  expect((await saved).status()).toBe(201);

  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`/projects?q=${encodeURIComponent(project.title)}`);
  const card = page.getByRole('article', { name: project.title });
  await expect(card.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  const unliked = page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/project_likes') && response.request().method() === 'DELETE',
  );
  await card.getByRole('button', { name: 'Like' }).click();
  expect((await unliked).status()).toBe(204);
  await page.reload();
  await expect(card.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
});

test('likes of a visitor only last on the page', async ({ page }) => {
  const { id } = await oldestProject();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/project_(likes|saves)/.test(request.url())) writes.push(request.url());
  });
  await page.goto(`/projects/${id}`);
  const like = page.getByRole('main').getByRole('button', { name: 'Like', exact: true });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(writes).toEqual([]);
});
