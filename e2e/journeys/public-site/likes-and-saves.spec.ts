import { fetchRows, oldestProject } from '../../fixtures/api/rows.ts';
import { navigate } from '../../fixtures/navigate.ts';
import { newAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('likes of a visitor only last on the page; likes and saves of a signed-in user persist', async ({
  page,
}) => {
  const project = await oldestProject();
  const client = await newAccount();
  const like = page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).first();
  const save = page.getByRole('main').getByRole('button', { name: /^Saved?$/ });
  const writes: string[] = [];
  page.on('request', (request) => {
    const isWrite = request.method() !== 'GET' && /project_(likes|saves)/.test(request.url());
    if (isWrite) writes.push(request.url());
  });
  await page.goto(`/projects/${project.id}`);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await signIn(page, client, `/projects/${project.id}`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(writes).toEqual([]);

  const stored = (table: string, method: string) =>
    page.waitForResponse(
      (response) =>
        response.url().includes(`/rest/v1/${table}`) && response.request().method() === method,
    );
  const [liked, saved] = [stored('project_likes', 'POST'), stored('project_saves', 'POST')];
  await like.click();
  await save.click();
  expect((await liked).status()).toBe(201);
  expect((await saved).status()).toBe(201);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await navigate(page, `/projects?q=${encodeURIComponent(project.title)}`);
  const card = page.getByRole('article', { name: project.title });
  await expect(card.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  const unliked = stored('project_likes', 'DELETE');
  await card.getByRole('button', { name: 'Like' }).click();
  expect((await unliked).status()).toBe(204);
  const ownLikes = `project_likes?select=project_id&user_id=eq.${client.id}`;
  expect(await fetchRows(ownLikes, client.token)).toEqual([]);
});
