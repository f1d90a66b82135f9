import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aPerson } from '../../testing/admin-rows.ts';
import '../../shared/reason/reason-dialog.tsx';
import { openPage } from '../../testing/open-page.tsx';

const PATH = `/dashboard/admin/creators?person=${testId(1)}`;
/** The password of every account in the fake backend. */
const PASSWORD = 'showcase';
const spam = { reason: 'Spam in messages', at: '2025-06-03T12:00:00.000Z', by: 'Lena Ross' };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const reason = () => screen.findByRole('textbox', { name: /^Reason/ });

function openPerson(fields = {}, answer: () => Response = () => Response.json(true)) {
  const sent: [string, Record<string, string>][] = [];
  const opened = openPage(PATH, {
    admin: { creators: [aPerson(fields)] },
    answerWrite: (name, input) => {
      if (!/suspend|restore|grant|revoke|hide/.test(name)) return undefined;
      sent.push([name, input]);
      return answer();
    },
  });
  return { ...opened, sent };
}

describe('suspending', () => {
  it('names the person and requires a reason', async () => {
    const { sent, notices } = openPerson();
    await press('Suspend');
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Ada Stone?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(
      await dialog.findByText('Write a reason. The person affected will see it.'),
    ).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(await reason(), ' Spam in messages ');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toEqual({ kind: 'success', text: 'Ada Stone is suspended.' });
    expect(sent).toEqual([
      ['admin_suspend', { user_id: testId(1), reason: 'Spam in messages', fake_reviews: '' }],
    ]);
  });

  it('isolates a name with a direction override from the text around it', async () => {
    const name = 'Ada\u202eenotS';
    const { notices } = openPerson({ name });
    await press('Suspend');
    const title = `Suspend \u2068${name}\u2069?`;
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.type(await reason(), 'Spam');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(notices[0]?.text).toBe(`\u2068${name}\u2069 is suspended.`));
  });

  it('shows the current state when another admin was first', async () => {
    const { rows, notices } = openPerson({}, () => Response.json(false));
    await press('Suspend');
    await userEvent.type(await reason(), 'Spam');
    rows.creators = [aPerson({ suspended: { ...spam, reason: 'Fraud' } })];
    const dialog = within(screen.getByRole('dialog', { name: 'Suspend Ada Stone?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText(/Ada Stone was already suspended/)).toBeTruthy();
    expect(await dialog.findByText('Fraud')).toBeTruthy();
    expect(await dialog.findByText('Lena Ross')).toBeTruthy();
    expect(notices).toEqual([]);
  });

  it('keeps the typed reason after a failure and after closing the dialog', async () => {
    const down = () => Response.json({ message: 'No' }, { status: 503 });
    openPerson({}, down);
    await press('Suspend');
    await userEvent.type(await reason(), 'Spam in messages');
    const dialog = within(screen.getByRole('dialog', { name: 'Suspend Ada Stone?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText(/Your text is still here/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press('Suspend');
    expect((await reason()) as HTMLTextAreaElement).toHaveProperty('value', 'Spam in messages');
  });
});

it('shows the facts about a person', async () => {
  openPerson({
    former_suspension: {
      reason: 'Fraud',
      suspended_at: '2025-05-01T12:00:00.000Z',
      left_at: '2025-05-02T12:00:00.000Z',
    },
    removed_while_hidden: [
      {
        id: testId(7),
        kind: 'project',
        title: 'Cheap followers',
        reason: 'Spam',
        removed_at: '2025-05-03T12:00:00.000Z',
      },
    ],
    quick_reviews: 3,
  });
  const warnings = (await screen.findAllByRole('note')).map(({ textContent }) => textContent);
  expect(warnings).toEqual([
    'An account with the same email address was suspended on May 1, 2025 and deleted on May 2, 2025: Fraud',
    'Deleted the project “Cheap followers” on May 3, 2025 while it was hidden. Reason: Spam',
    '3 reviews in the last 90 days came within an hour of their hire request.',
  ]);
});

describe('when the last sign-in is too long ago', () => {
  const tooOld = () =>
    Response.json({ code: 'sign_in_too_old', message: 'Confirm' }, { status: 403 });

  async function suspend() {
    const answers = [tooOld(), Response.json(true)];
    const opened = openPerson({}, () => answers.shift() ?? Response.json(false));
    await press('Suspend');
    await userEvent.type(await reason(), 'Spam in messages');
    const dialog = within(screen.getByRole('dialog', { name: 'Suspend Ada Stone?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await screen.findByRole('dialog', { name: 'Confirm your password' });
    return opened;
  }
  const confirm = async (password: string) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm your password' }));
    await userEvent.clear(dialog.getByLabelText(/^Password/));
    await userEvent.type(dialog.getByLabelText(/^Password/), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  };

  it('prompts for the password over the dialog, then retries the action', async () => {
    const { sent, notices } = await suspend();
    await confirm(PASSWORD);
    await waitFor(() => expect(notices).toHaveLength(1));
    const call = [
      'admin_suspend',
      { user_id: testId(1), reason: 'Spam in messages', fake_reviews: '' },
    ];
    expect(sent).toEqual([call, call]);
    expect(screen.queryByRole('dialog', { name: 'Confirm your password' })).toBeNull();
  });

  it('shows a wrong password as a field error', async () => {
    const { sent } = await suspend();
    await confirm('a guess');
    expect(await screen.findByText('Incorrect password')).toBeTruthy();
    expect(sent).toHaveLength(1);
    await confirm(PASSWORD);
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('keeps the reason when the password prompt is cancelled', async () => {
    const { sent } = await suspend();
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm your password' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Confirm your password' })).toBeNull(),
    );
    expect(await reason()).toHaveProperty('value', 'Spam in messages');
    expect(sent).toHaveLength(1);
  });
});

it.each([
  [{ suspended: spam }, ['Reinstate', 'Hide profile', 'Mark fake reviews']],
  [{ hidden: spam }, ['Suspend', 'Show profile again', 'Make admin', 'Mark fake reviews']],
  [{ is_admin: true }, ['Hide profile', 'Revoke admin', 'Mark fake reviews']],
])('offers the available actions for %j', async (fields, labels) => {
  openPerson(fields);
  const actions = within(await screen.findByRole('region', { name: 'Actions' }));
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels);
});

it('passes on the reason why the database rejects an action', async () => {
  openPerson({ is_admin: true }, () =>
    Response.json({ code: 'PT409', message: "The last admin can't be removed" }, { status: 409 }),
  );
  await press('Revoke admin');
  await userEvent.type(await reason(), 'Enough');
  const dialog = within(screen.getByRole('dialog', { name: 'Revoke admin from Ada Stone?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke admin' }));
  expect(
    await dialog.findByText(/^That didn't work\. .*The last admin can't be removed\.$/),
  ).toBeTruthy();
});

it('uses the singular for counts of one', async () => {
  openPerson({ rating_count: 1, project_count: 1, open_reports: 1 });
  for (const text of ['4.8 from 1 review', '1 project', '1 open report'])
    expect(await screen.findByText(text)).toBeTruthy();
});

it('shows why a person is suspended, and earlier decisions', async () => {
  openPerson({ suspended: spam });
  expect((await screen.findByRole('note')).textContent).toBe(
    'Suspended on Jun 3, 2025 by Lena Ross: Spam in messages',
  );
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect((await history.findByRole('listitem')).textContent).toMatch(/^Hidden: Harbor Pantry/);
});
