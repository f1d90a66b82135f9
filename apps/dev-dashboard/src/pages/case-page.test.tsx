import {
  aCase,
  aCaseStep,
  aHireRequest,
  aMilestone,
  anEvent,
  aUser,
  testId,
} from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ada, openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './case-page.tsx';

const delivered_at = '2026-01-05T12:00:00.000Z';
const PATH = `/dashboard/dev/cases/${aCase().id}`;
const OPEN: Parameters<typeof aCase>[0] = {
  actions: ['accept', 'counter', 'dispute'],
  outcomes: ['all', 'part', 'redo', 'none'],
  proposal: { outcome: 'all', cents: null },
};
const REDOING: Parameters<typeof aCase>[0] = {
  kind: 'money_back',
  status: 'redoing',
  outcome: 'redo',
  actions: ['redo', 'counter'],
  outcomes: ['all', 'part', 'none'],
};
const rows = () => ({
  users: [ada(), aUser({ id: testId(2), name: 'Mina Park', username: null, is_dev: false })],
  hireRequests: [aHireRequest({ status: 'accepted', delivered_at, version: 3 })],
  milestones: [aMilestone()],
  events: [anEvent()],
  cases: [aCase(OPEN)],
});

it('proposes something else, once', async () => {
  const { backend } = openPage(PATH, rows());
  backend.rpc('answer_case', () => {
    backend.state.cases = [aCase({ status: 'countered', outcome: 'none', turn: 'client' })];
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose something else' }));
  const form = within(await screen.findByRole('dialog', { name: 'Propose something else' }));
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText('Choose what you propose')).toBeTruthy();
  await enterText(form.getByRole('textbox', { name: /Your view/ }), 'It works on my side.');
  await userEvent.click(form.getByRole('radio', { name: 'Nothing' }));
  await userEvent.click(form.getByRole('button', { name: 'Send' }));

  expect(
    await screen.findByText(/Mina Park.* can answer until .* After that, the case is closed/),
  ).toBeTruthy();
  expect(screen.getByText('The delivery is approved as it is')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Propose something else' })).toBeNull();
  expect(backend.calls('answer_case')).toEqual([
    { id: aCase().id, action: 'counter', text: 'It works on my side.', outcome: 'none' },
  ]);
});

it('agrees that the work is done again', async () => {
  const redo = { outcome: 'redo', cents: null } as const;
  const cases = [aCase({ ...OPEN, ...redo, proposal: redo })];
  const { backend } = openPage(PATH, { ...rows(), cases });
  backend.rpc('answer_case', () => {
    backend.state.cases = [aCase({ status: 'agreed', outcome: 'redo', closed_at: delivered_at })];
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Agree to this?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('Both sides agreed. The case is closed.')).toBeTruthy();
  expect(backend.calls('answer_case')).toEqual([{ id: aCase().id, action: 'accept' }]);
});

it('delivers approved work again, and the client answers', async () => {
  const redoing = aCase(REDOING);
  const { backend } = openPage(PATH, { ...rows(), cases: [redoing] });
  backend.rpc('answer_case', () => {
    backend.state.cases = [{ ...redoing, status: 'redone', actions: [], turn: 'client' }];
  });
  expect(await screen.findByText(/^Do the work again until .* an admin decides\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Deliver again' }));
  const form = within(await screen.findByRole('dialog', { name: 'Deliver again' }));
  await enterText(form.getByRole('textbox', { name: /What you did again/ }), 'All pages work now.');
  await userEvent.click(form.getByRole('button', { name: 'Deliver again' }));
  expect(
    await screen.findByText(/^The work was done again\. .*Mina Park.* can answer until/),
  ).toBeTruthy();
  expect(backend.calls('answer_case')).toEqual([
    { id: aCase().id, action: 'redo', text: 'All pages work now.' },
  ]);
});

it('proposes money instead of work that is done again', async () => {
  const steps = [
    aCaseStep({ outcome: 'redo' }),
    aCaseStep({ number: 2, side: 'creator', action: 'accept' }),
  ];
  openPage(PATH, { ...rows(), cases: [aCase({ ...REDOING, steps })] });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose something else' }));
  const form = within(await screen.findByRole('dialog', { name: 'Propose something else' }));
  expect(form.getByText(/Mina Park.* can agree to it\.$/)).toBeTruthy();
  expect(form.getByRole('radio', { name: 'All of it' })).toBeTruthy();
  expect(form.queryByRole('radio', { name: 'Do it again' })).toBeNull();
});

it('says what can be agreed to while an admin decides, beside what was proposed last', async () => {
  const half = { outcome: 'part', cents: 5_000 } as const;
  const steps = [
    aCaseStep({ outcome: 'part', cents: 10_000 }),
    aCaseStep({ number: 2, side: 'creator', action: 'counter', ...half }),
  ];
  const waiting = aCase({
    kind: 'money_back',
    status: 'waiting',
    answer_due_at: null,
    ...half,
    steps,
    actions: ['accept'],
    proposal: { outcome: 'part', cents: 10_000 },
    turn: null,
  });
  openPage(PATH, { ...rows(), cases: [waiting] });
  expect((await screen.findByText('Proposed last')).nextSibling?.textContent).toBe('$50.00 back');
  expect(screen.getByText('Proposed to you').nextSibling?.textContent).toBe('$100.00 back');
});
