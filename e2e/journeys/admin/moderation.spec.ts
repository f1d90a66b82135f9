import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callApiOrThrow, callApi, writeAsService } from '../../fixtures/api/api.ts';
import { fetchRows } from '../../fixtures/api/rows.ts';
import { navigate, openInApp } from '../../fixtures/navigate.ts';
import { newAccount, newCreator, getSeededAccount } from '../../fixtures/people/accounts.ts';
import { signIn, submitSignIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const DESCRIPTION =
  'A pantry that tells a household what is left, and what to buy on the way home.';

/** Adds a row that is too old for the first page of any list. Returns its id. */
async function addOldProject(table: 'projects' | 'reviews', fields: object): Promise<string> {
  const old = { ...fields, created_at: '2020-01-01T12:00:00Z' };
  const [row] = await writeAsService<{ id: string }>(`/rest/v1/${table}`, old);
  return row?.id ?? '';
}

/** Decides a report, from the list of cases. */
async function hide(page: Page, { title, note }: { title: string; note: string }) {
  await page.getByRole('button', { name: `Decide on ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Decide on “${title}”` });
  await dialog.getByRole('radio', { name: /^Hide the / }).check();
  await dialog.getByRole('textbox', { name: /^Note/ }).fill(note);
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('No reported items match')).toBeVisible();
}

test('a visitor signs in to report a project, an admin hides it with a note; a reviewed creator reports a review, which is hidden until an admin shows it again', async ({
  page,
  browser,
  baseURL,
}) => {
  const [creator, client, author] = await Promise.all([newCreator(), newAccount(), newAccount()]);
  const title = `Pantry of ${creator.name}`;
  const project = await addOldProject('projects', {
    user_id: creator.id,
    title,
    description: DESCRIPTION,
    tags: ['Web'],
  });
  const comment = `Awful, says ${author.name}`;
  const review = await addOldProject('reviews', {
    user_id: author.id,
    target_user_id: creator.id,
    rating: 1,
    comment,
  });
  const reporter = await browser.newPage({ ...(baseURL && { baseURL }) });
  await reporter.goto(`/projects/${project}`);
  await reporter.getByRole('button', { name: `Report ${title}` }).click();
  await submitSignIn(reporter, client);
  const reporting = reporter.getByRole('dialog', { name: 'Report this project' });
  await reporting.getByRole('radio', { name: 'Copied from someone else' }).check();
  await reporting.getByRole('textbox', { name: 'Details' }).fill('My own shop');
  await reporting.getByRole('button', { name: 'Send report' }).click();
  await expect(reporter.getByText('Thanks. Our team will review it.')).toBeVisible();

  await signIn(page, getSeededAccount('admin'), `/dashboard/admin/reports?q=${project}`);
  const foundCard = page.getByRole('article', { name: title });
  await expect(foundCard.getByText('My own shop')).toBeVisible();
  await hide(page, { title, note: 'Copied from another shop' });
  await page.getByRole('link', { name: 'Upheld' }).click();
  await expect(foundCard.getByText(/Copied from another shop/).first()).toBeVisible();

  await reporter.goto(`/projects/${project}`);
  await expect(reporter.getByText('This is no longer available.')).toBeVisible();
  await expect(reporter.getByText(title)).toHaveCount(0);
  expect(await fetchRows(`projects?select=id&id=eq.${project}`)).toEqual([]);
  const notifications = await fetchRows<{ kind: string; params: object }>(
    'notifications?select=kind,params',
    creator.token,
  );
  const params = { title, reason: 'Copied from another shop' };
  expect(notifications).toContainEqual({ kind: 'project_hidden', params });

  const report = { kind: 'review', target_id: review, reason: 'offensive' };
  await callApiOrThrow('/rest/v1/reports', { body: report, token: creator.token });
  await navigate(page, `/dashboard/admin/reports?q=${review}`);
  await hide(page, { title: comment, note: 'Insults' });
  await openInApp(reporter, `/creators/${creator.id}`);
  const reviews = reporter.getByRole('tab', { name: 'Reviews' });
  await reviews.click();
  await expect(reporter.getByText('No reviews yet.')).toBeVisible();

  await navigate(page, `/dashboard/admin/reports?status=hidden&q=${review}`);
  await page.getByRole('button', { name: `Show ${comment} again` }).click();
  const dialog = page.getByRole('dialog', { name: `Show “${comment}” again?` });
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('A fair word');
  await dialog.getByRole('button', { name: 'Show again' }).click();
  await expect(page.getByText('No hidden items match')).toBeVisible();

  await reporter.reload();
  await reviews.click();
  await expect(reporter.getByText(comment)).toBeVisible();
  await reporter.close();
});

test('a suspended user cannot write until an admin reinstates them, and the log records both', async ({
  page,
}) => {
  const person = await newAccount();
  const write = async (bio: string) => {
    const path = `/rest/v1/users?id=eq.${person.id}`;
    const call = { method: 'PATCH', body: { bio }, token: person.token };
    return (await callApi(path, call)).status;
  };
  expect(await write('Hello')).toBe(204);

  await signIn(page, getSeededAccount('admin'), `/dashboard/admin/clients?q=${person.id}`);
  await page.getByRole('link', { name: person.name }).click();
  const drawer = page.getByRole('dialog', { name: person.name, exact: true });
  await drawer.getByRole('button', { name: 'Suspend' }).click();
  const suspending = page.getByRole('dialog', { name: `Suspend ${person.name}?` });
  await suspending.getByRole('textbox', { name: /^Reason/ }).fill('=1+1 spam');
  await suspending.getByRole('button', { name: 'Suspend' }).click();
  await expect(drawer.getByRole('note')).toContainText('=1+1 spam');
  expect(await write('Still here')).toBe(403);

  await drawer.getByRole('button', { name: 'Reinstate' }).click();
  const restoring = page.getByRole('dialog', { name: `Reinstate ${person.name}?` });
  await restoring.getByRole('textbox', { name: /^Reason/ }).fill('It was a mistake');
  await restoring.getByRole('button', { name: 'Reinstate' }).click();
  await expect(drawer.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect(drawer.getByRole('note')).toHaveCount(0);
  expect(await write('Back again')).toBe(204);

  await navigate(page, `/dashboard/admin/metrics?q=${person.id}`);
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toContain(`"'=1+1 spam"`);
});
