import type { OwnProof } from '@showcase/data/own-projects';
import { aProject, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
// Imported up front, so that no test waits for it to load.
import '../features/own-projects/proofs/proof-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const proof: OwnProof = {
  subject: 'tide.example.com',
  text: 'tide.example.com 0123',
  ...{ method: null, proven_at: null, lost_at: null, is_waiting: false },
  ...{ outcome: null, checked_at: null },
};

async function openDialog(answers: OwnProof[][]) {
  const { backend } = openPage('/dashboard/dev/projects', {
    projects: [aProject({ title: 'Tide Table' })],
  });
  const checked: unknown[] = [];
  backend.rpc('my_project_proofs', () => (answers.length > 1 ? answers.shift() : answers[0]) ?? []);
  backend.rpc('check_project', ({ project_id }) => void checked.push(project_id));
  await userEvent.click(
    await screen.findByRole('button', { name: /^Prove that .*Tide Table.* is yours$/ }),
  );
  await screen.findByRole('dialog');
  return { backend, checked };
}

it('a project is proven by a text that its creator publishes', async () => {
  const proven = { ...proof, method: 'file', proven_at: '2026-01-05T12:00:00Z', outcome: 'proven' };
  const { backend, checked } = await openDialog([
    [proof],
    [{ ...proof, is_waiting: true }],
    [proven],
  ]);
  expect(await screen.findAllByText('tide.example.com 0123')).toHaveLength(2);
  expect(
    screen.getByText('<meta name="showcase-verify" content="tide.example.com 0123">'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/^Checking\./)).toBeTruthy();
  expect(checked).toEqual([testId(101)]);
  expect(
    await screen.findByText('Owner proven by a file since Jan 5, 2026', {}, { timeout: 10_000 }),
  ).toBeTruthy();
  expect(screen.queryByText('Owner proven')).toBeNull();
  Object.assign(backend.state.projects[0] ?? {}, { is_proven: true });
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Owner proven')).toBeTruthy();
});

it.each([
  ['other-text', /^We found another text there\. Publish exactly/],
  ['missing', /^We found no proof there\. Publish/],
  ['blocked', /^It lets no one read it without signing in, or it blocks our check\. Publish/],
  ['too-slow', /^It took too long to answer\. Try/],
  ['invalid-response', /^We couldn’t read it\. Check/],
])('a check that found %s says so, and what to do', async (outcome, text) => {
  await openDialog([[{ ...proof, outcome }]]);
  expect(await screen.findByText(text)).toBeTruthy();
});

it('a proof that someone else has since says so, and what to do', async () => {
  const since = '2026-01-05T12:00:00Z';
  await openDialog([[{ ...proof, outcome: 'proven', proven_at: since, lost_at: since }]]);
  expect(
    await screen.findByText(/^Someone else has proven it after you.* check again/),
  ).toBeTruthy();
  expect(screen.queryByText(/^Owner proven/)).toBeNull();
});

it.each([
  ['tide.example.com', true],
  ['tide.vercel.app', false],
])('the record of %s is offered: %j', async (subject, isOffered) => {
  await openDialog([[{ ...proof, subject }]]);
  expect(await screen.findByText(/^As the file/)).toBeTruthy();
  expect(screen.queryAllByText(/TXT record/)).toHaveLength(isOffered ? 1 : 0);
});

it('nothing is to be published in a preview in the browser', async () => {
  await openDialog([[{ ...proof, subject: 'tide.webcontainer.io', outcome: 'missing' }]]);
  expect(await screen.findByText(/^This is an editor or a preview in the browser/)).toBeTruthy();
  expect(screen.queryByText(/^As the file|^We found no proof/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Check now' })).toHaveProperty('disabled', true);
});

it('the cards say what visitors read of each project, with one request for all', async () => {
  const { backend } = openPage('/dashboard/dev/projects', {
    projects: [
      aProject({ title: 'Tide Table', is_proven: true }),
      aProject({ id: testId(102), title: 'Moss' }),
    ],
  });
  const since = '2026-01-05T12:00:00.000Z';
  const check = { project_id: testId(101), state: 'unreachable', since, checked_at: since };
  const requests: string[] = [];
  backend.answerWith(({ url }) => {
    if (!url.pathname.endsWith('/project_checks')) return undefined;
    requests.push(url.search);
    return Response.json([{ ...check, days: [] }]);
  });
  const card = within(await screen.findByRole('article', { name: 'Tide Table' }));
  expect(await card.findByText(/^Unreachable since/)).toBeTruthy();
  expect(card.getByText('Owner proven')).toBeTruthy();
  const other = within(screen.getByRole('article', { name: 'Moss' }));
  expect(other.queryByText(/^Owner proven|^Unreachable|^Runs/)).toBeNull();
  expect(requests).toHaveLength(1);
});

it.each([
  [{ state: 'waiting', failures: 0, checked_at: null }, ['Not checked yet']],
  [{ state: 'waiting', failures: 1, checked_at: null }, [/^Our last check failed\. Open/]],
  [{ state: 'runs', failures: 1 }, [/^Runs, checked/, /^Our last check failed\. Open/]],
  [{ state: 'unreachable', failures: 3 }, [/^Unreachable since/]],
])('the card of a project in the state %j says so', async (columns, texts) => {
  const { backend } = openPage('/dashboard/dev/projects', {
    projects: [aProject({ title: 'Tide Table' })],
  });
  const since = '2026-01-05T12:00:00.000Z';
  const check = { project_id: testId(101), since, checked_at: since, days: [], ...columns };
  backend.answerWith(({ url }) =>
    url.pathname.endsWith('/project_checks') ? Response.json([check]) : undefined,
  );
  const card = within(await screen.findByRole('article', { name: 'Tide Table' }));
  for (const text of texts) expect(await card.findByText(text)).toBeTruthy();
  expect(
    card.getAllByText(/^Not checked yet|^Our last check|^Runs, checked|^Unreachable since/),
  ).toHaveLength(texts.length);
});

it('a project without links has nothing to prove', async () => {
  await openDialog([[]]);
  expect(await screen.findByText(/^There is nothing to prove yet\./)).toBeTruthy();
  expect(screen.queryByText(/^Publish the text in one of the ways below/)).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Check now' })).toHaveProperty('disabled', true),
  );
});
