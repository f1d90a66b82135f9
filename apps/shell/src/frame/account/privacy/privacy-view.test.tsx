import { testId, type FakeRequest } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../../testing/backend-with-users.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { AccountDialog } from '../account-dialog.tsx';

const routes = [
  {
    path: '/dashboard',
    element: <AccountDialog isOpen onOpenChange={() => undefined} opensAt="privacy" />,
  },
];
const MIA = testId(2);

/** The privacy settings of a user who has blocked these people; `calls` are those that change something. */
async function openPrivacy({ names = ['Mia Chen'], fails = false } = {}) {
  const backend = backendWithUsers({ signedInAs: 'ada' });
  const calls: string[] = [];
  let isShown = true;
  let blocked = names.map((name, index) => ({
    id: testId(2 + index),
    name,
    avatar: null,
    blocked_at: new Date().toISOString(),
  }));
  backend.answerWith(({ url, body }: FakeRequest) => {
    const endpoint = url.pathname.replace(/.*\/rpc\//, '');
    const json = (value: unknown) => new Response(JSON.stringify(value));
    if (endpoint === 'my_presence') return json(isShown);
    if (endpoint === 'my_blocks') return json(blocked);
    if (endpoint !== 'show_presence' && endpoint !== 'unblock_user') return undefined;
    calls.push(`${endpoint} ${JSON.stringify(body)}`);
    if (fails) return new Response('{"message": "no"}', { status: 500 });
    if (endpoint === 'show_presence') isShown = (body as { shown: boolean }).shown;
    else blocked = blocked.filter(({ id }) => id !== (body as { user_id: string }).user_id);
    return new Response(null, { status: 204 });
  });
  const view = renderInShell(routes, { path: '/dashboard', backend });
  const control = await screen.findByRole('switch', { name: "Show when I'm online" });
  return { ...view, calls, control };
}

describe('the presence setting', () => {
  it('is on, and is saved at once', async () => {
    const { person, calls, control } = await openPrivacy();
    expect(control.getAttribute('aria-checked')).toBe('true');
    await person.click(control);
    await waitFor(() => expect(calls).toEqual(['show_presence {"shown":false}']));
    expect(control.getAttribute('aria-checked')).toBe('false');
  });

  it('goes back and says so if it is not saved', async () => {
    const { person, control } = await openPrivacy({ fails: true });
    await person.click(control);
    expect(await screen.findByText(/This setting wasn't saved/)).toBeTruthy();
    expect(control.getAttribute('aria-checked')).toBe('true');
  });
});

describe('the list of blocked people', () => {
  it('unblocks one, and keeps the focus in the list', async () => {
    const { person, calls } = await openPrivacy({ names: ['Mia Chen', 'Leo Park'] });
    await person.click(await screen.findByRole('button', { name: /Unblock.*Mia Chen/ }));
    await waitFor(() => expect(screen.queryByText('Mia Chen')).toBeNull());
    expect(calls).toEqual([`unblock_user {"user_id":"${MIA}"}`]);
    expect(screen.getByText('Leo Park')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/do not reach you/));
  });

  it('says where to block, if there is nobody', async () => {
    await openPrivacy({ names: [] });
    expect(await screen.findByText(/You haven't blocked anyone/)).toBeTruthy();
  });

  it('says so if unblocking fails', async () => {
    const { person } = await openPrivacy({ fails: true });
    await person.click(await screen.findByRole('button', { name: /Unblock.*Mia Chen/ }));
    expect(await screen.findByText(/We couldn't unblock this person/)).toBeTruthy();
    expect(screen.getByText('Mia Chen')).toBeTruthy();
  });
});
