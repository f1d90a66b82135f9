import {
  aCase,
  aHireRequest,
  aMilestone,
  anEvent,
  aUser,
  fakeBackend,
  getEvidence,
  testId,
} from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aManagedCase } from '../testing/admin-rows.ts';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the pages does not count toward the first test's timeout.
import './case-page.tsx';
import './cases-page.tsx';

const PATH = '/dashboard/admin/cases';
const ID = testId(471);

/** Noah says that what Ada delivered is broken. */
function someEvidence(status: 'waiting' | 'appealed' = 'waiting') {
  const { state } = fakeBackend({
    users: [aUser(), aUser({ id: testId(2), name: 'Noah Bennett', username: null })],
    hireRequests: [
      aHireRequest({ status: 'accepted', delivered_at: '2026-01-05T12:00:00.000Z', version: 2 }),
    ],
    milestones: [aMilestone()],
    events: [
      anEvent(),
      anEvent({ version: 2, actor_id: testId(1), action: 'deliver', note: 'All done.' }),
      anEvent({ version: 3, actor_id: testId(2), action: 'pay', cents: 40_000 }),
    ],
    cases: [aCase({ id: ID, status, answer_due_at: null })],
  });
  const evidence = getEvidence(state, ID);
  return evidence ? [evidence] : [];
}

type Answer = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['answerWrite']>;

function openCase(answerWrite: Answer = () => undefined) {
  const calls: [string, Record<string, string>][] = [];
  const opened = openPage(`${PATH}/${ID}`, {
    accounts: [{ userId: testId(90), email: 'imani@example.com' }],
    admin: { cases: [aManagedCase()], evidence: someEvidence() },
    answerWrite(name, input) {
      if (/^admin_(open|decide)_case$/.test(name)) calls.push([name, input]);
      return answerWrite(name, input);
    },
  });
  return { ...opened, calls };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findForm = () => screen.findByRole('dialog', { name: /^Decide the case/ });

async function decide() {
  await press('Decide');
  const form = within(await findForm());
  await userEvent.type(
    form.getByRole('textbox', { name: /Decision in writing/ }),
    'The delivery lacks half of the pages.',
  );
  await userEvent.click(form.getByRole('radio', { name: 'A part' }));
  await userEvent.type(form.getByLabelText(/Amount/), '150');
  await userEvent.click(form.getByRole('button', { name: 'Decide' }));
  const question = await screen.findByRole('alertdialog', { name: 'Send this decision?' });
  expect(within(question).getByText(/^Approved for \$150\.00 less\./)).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'Send decision' }));
}

describe('the page of a case', () => {
  it('shows the evidence to an admin, once, and says that this is in the audit log', async () => {
    const { calls } = openCase();
    expect(await screen.findByText(/That you read this evidence is in the audit log/)).toBeTruthy();
    const said = within(screen.getByRole('list', { name: 'What was said' }));
    expect(said.getByText(/Noah Bennett.* \(client\) opened the case/)).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Deliveries' })).getByText('All done.'),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Timeline' })).getByText(
        /Ada Stone.* \(creator\).* delivered the work/,
      ),
    ).toBeTruthy();
    const payments = screen.getByRole('list', { name: 'What was said about payment' });
    expect(within(payments).getByText(/Noah Bennett.* \(client\).* paid \$400\.00/)).toBeTruthy();
    expect(calls.map(([name]) => name)).toEqual(['admin_open_case']);
  });

  it('decides in writing, after a confirmation', async () => {
    const { calls, router, notices } = openCase();
    await decide();
    await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
    expect(calls.at(-1)).toEqual([
      'admin_decide_case',
      {
        id: ID,
        outcome: 'part',
        cents: '15000',
        note: 'The delivery lacks half of the pages.',
      },
    ]);
    expect(notices.at(-1)?.text).toBe('Decided. Both sides are told.');
    expect(sessionStorage).toHaveLength(0);
    expect(await screen.findByText(/You're all caught up/)).toBeTruthy();
  });

  it('says at each field what is missing', async () => {
    const { calls } = openCase();
    await press('Decide');
    const form = within(await findForm());
    await userEvent.type(form.getByRole('textbox'), 'Too short');
    await userEvent.click(form.getByRole('button', { name: 'Decide' }));
    expect(await form.findByText('Write at least 20 characters')).toBeTruthy();
    expect(form.getByText('Choose a decision')).toBeTruthy();
    expect(calls.map(([name]) => name)).toEqual(['admin_open_case']);
  });

  it('prompts for the password after a while, then decides', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isTooOld = true;
    const { router } = openCase((name) =>
      isTooOld && name === 'admin_decide_case'
        ? Response.json({ code: 'sign_in_too_old', message: 'Confirm' }, { status: 403 })
        : undefined,
    );
    await decide();
    const prompt = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    isTooOld = false;
    await userEvent.type(prompt.getByLabelText(/^Password/), 'showcase');
    await userEvent.click(prompt.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
  });

  it('says if another admin was first, and keeps the text', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { rows } = openCase();
    await screen.findByText(/in the audit log/);
    for (const row of rows.cases) row.status = 'decided';
    await decide();
    const form = within(await findForm());
    expect(await form.findByText(/This case doesn't wait for a decision/)).toBeTruthy();
    expect(form.getByDisplayValue('The delivery lacks half of the pages.')).toBeTruthy();
  });

  it('says why an admin who knows a side does not see it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    openPage(`${PATH}/${ID}`, {
      admin: { cases: [aManagedCase({ may_decide: false })], evidence: someEvidence() },
    });
    expect(
      await screen.findByText(/Only an admin who may decide this case reads its evidence/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the cases' }).getAttribute('href')).toBe(PATH);
  });

  it('says that a case with another address does not exist', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    openPage(`${PATH}/one`, { admin: { cases: [aManagedCase()] } });
    expect(await screen.findByText(/This case no longer exists/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
