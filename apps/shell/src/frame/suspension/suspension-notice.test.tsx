import { screen, waitFor, within } from '@testing-library/react';
import { testId, type FakeRequest } from '@showcase/data/testing';
import { findViolations } from '@showcase/ui/testing';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Bell } from '../notifications/bell.tsx';
import { SiteFrame } from '../site-frame.tsx';
// Imported up front, so that no test waits for it.
import './suspension-notice.tsx';

const at = '2025-06-01T12:00:00.000Z';
const text = 'I only answered what they asked me.';
const waiting = { text, at, outcome: null, note: null, decided_at: null, lacks_admin: false };
type Appeal = Omit<typeof waiting, 'outcome' | 'note' | 'decided_at'> & {
  outcome: 'lift' | 'uphold' | null;
  note: string | null;
  decided_at: string | null;
};

const suspendedFor = (appeal: Appeal | null) => ({
  suspended: { reason: 'Spam in messages', at, appeal },
  hidden: [],
});

/** A page of someone who is suspended; returns what was sent to the database. */
function openSuspended({ appeal = null as Appeal | null, path = '/', fails = false } = {}) {
  const backend = backendWithUsers({ signedInAs: 'ada' });
  backend.rpc('my_restrictions', () => suspendedFor(appeal));
  const sent: unknown[] = [];
  backend.answerWith(({ url, body }: FakeRequest) => {
    if (!url.pathname.endsWith('/appeal_suspension')) return undefined;
    sent.push(body);
    if (fails) {
      const error = { code: 'PT409', message: 'You appealed already' };
      return Response.json(error, { status: 409 });
    }
    backend.rpc('my_restrictions', () => suspendedFor(waiting));
    return new Response(null, { status: 204 });
  });
  const children = ['/', '/dashboard/client/messages'].map((one) => ({
    path: one,
    element: <h1>The page</h1>,
  }));
  const { person } = renderInShell([{ Component: SiteFrame, children }], { path, backend });
  return { person, sent };
}

it('a user who is suspended while the page is open sees it at once', async () => {
  const backend = backendWithUsers({ signedInAs: 'ada' });
  const children = [{ path: '/', element: <Bell userId={testId(1)} /> }];
  renderInShell([{ Component: SiteFrame, children }], { path: '/', backend });
  // The one of presence, and the user's own.
  await expect.poll(() => backend.realtime.joined()).toBe(2);
  backend.rpc('my_restrictions', () => suspendedFor(null));
  backend.realtime.announce(testId(1), 'notification_added', { notification_id: testId(4) });
  expect((await note()).textContent).toMatch(/^Your account is suspended: Spam in messages/);
});

const note = () => screen.findByRole('note', { name: 'Account status' });

describe('a suspended user', () => {
  it.each(['/', '/dashboard/client/messages'])('sees the reason on %s', async (path) => {
    openSuspended({ path });
    expect((await note()).textContent).toMatch(
      /^Your account is suspended: Spam in messages.*You can appeal once\./,
    );
  });

  it('appeals by keyboard, and then sees that it waits', async () => {
    const { person, sent } = openSuspended();
    const button = within(await note()).getByRole('button', { name: 'Appeal' });
    button.focus();
    await person.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal the suspension' }));
    await person.click(dialog.getByRole('button', { name: 'Appeal' }));
    expect(await dialog.findByText('Write at least 10 characters')).toBeTruthy();
    await person.type(dialog.getByRole('textbox'), text);
    await person.click(dialog.getByRole('button', { name: 'Appeal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ text }]);
    expect((await note()).textContent).toMatch(
      /You appealed on Jun 1, 2025\. An admin who did not suspend you decides next\.$/,
    );
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
    await waitFor(async () => expect((await note()).matches(':focus')).toBe(true));
  });

  it('finds no violation of accessibility, in the notice and in the appeal', async () => {
    const { person } = openSuspended();
    const button = within(await note()).getByRole('button', { name: 'Appeal' });
    expect(await findViolations(document.body)).toEqual([]);
    await person.click(button);
    await screen.findByRole('dialog', { name: 'Appeal the suspension' });
    expect(await findViolations(document.body)).toEqual([]);
  });

  it('keeps the text if the appeal fails', async () => {
    const { person } = openSuspended({ fails: true });
    await person.click(await screen.findByRole('button', { name: 'Appeal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByRole('textbox'), text);
    await person.click(dialog.getByRole('button', { name: 'Appeal' }));
    expect(await dialog.findByText(/You appealed already/)).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(text);
  });

  it('is told that there is no other admin yet', async () => {
    openSuspended({ appeal: { ...waiting, lacks_admin: true } });
    expect((await note()).textContent).toMatch(/At the moment there is none, so it waits\.$/);
  });

  it('sees why the suspension was upheld', async () => {
    const decided = { outcome: 'uphold', note: 'It was spam', decided_at: at } as const;
    openSuspended({ appeal: { ...waiting, ...decided } });
    expect((await note()).textContent).toMatch(
      /Your appeal was decided on Jun 1, 2025, and your account stays suspended: It was spam$/,
    );
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
  });
});
