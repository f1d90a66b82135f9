import { aUser, fakeBackend, testId, type FakeRequest } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import '@showcase/kit/moderation';
import './creator-menu.tsx';

const ada = testId(1);
const noah = testId(2);
const path = `/creators/${ada}`;

/** The profile of Ada; returns what was sent to the database. */
function openProfile({ signedInAs = noah, hasConversation = false } = {}) {
  const backend = fakeBackend({
    ...(signedInAs && { signedInAs }),
    users: [aUser(), aUser({ id: noah, name: 'Noah Bennett', username: null, is_dev: false })],
  });
  const state = { isBlocked: false, isMuted: false };
  const calls: string[] = [];
  backend.answerWith(({ url, body }: FakeRequest) => {
    const name = url.pathname.replace(/.*\/v1\//, '').replace('rpc/', '');
    const blocked = {
      id: ada,
      name: 'Ada Stone',
      avatar: null,
      blocked_at: '2025-06-01T12:00:00Z',
    };
    const person = { id: ada, name: 'Ada Stone', avatar: null, is_creator: true };
    if (name === 'my_blocks') return Response.json(state.isBlocked ? [blocked] : []);
    if (name === 'people') {
      return Response.json([{ ...person, last_seen_at: null, is_suspended: false }]);
    }
    if (name === 'conversations') {
      return Response.json(hasConversation ? [{ id: testId(400) }] : []);
    }
    if (name === 'conversation_details') {
      return Response.json({ is_muted: state.isMuted, is_blocked: state.isBlocked, requests: [] });
    }
    if (!['block_user', 'unblock_user', 'mute_conversation'].includes(name)) return undefined;
    calls.push(`${name} ${JSON.stringify(body)}`);
    if (name === 'mute_conversation') state.isMuted = !state.isMuted;
    else state.isBlocked = name === 'block_user';
    return new Response(null, { status: 204 });
  });
  return { ...openPage(path, backend), backend, calls };
}

const menu = () => screen.findByRole('button', { name: 'More actions' });
const items = () => screen.findAllByRole('menuitem');

describe('the menu of a profile', () => {
  it('blocks the person once that is confirmed, and then unblocks them', async () => {
    const { user, calls } = openProfile();
    (await menu()).focus();
    await user.keyboard('{Enter}');
    expect((await items()).map(({ textContent }) => textContent)).toEqual(['Block…', 'Report…']);
    await user.click(screen.getByRole('menuitem', { name: 'Block…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Unblock' }));
    await waitFor(() =>
      expect(calls).toEqual([
        `block_user {"user_id":"${ada}"}`,
        `unblock_user {"user_id":"${ada}"}`,
      ]),
    );
  });

  it('mutes the conversation with the person, if there is one', async () => {
    const { user, calls } = openProfile({ hasConversation: true });
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Mute' }));
    await waitFor(() =>
      expect(calls).toEqual([
        `mute_conversation {"conversation_id":"${testId(400)}","muted":true}`,
      ]),
    );
    await user.click(await menu());
    expect(await screen.findByRole('menuitem', { name: 'Unmute' })).toBeTruthy();
  });

  it('reports the person', async () => {
    const { user, backend } = openProfile();
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this profile' }));
    await user.click(dialog.getByRole('radio', { name: 'Illegal' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.state.reports).toMatchObject([{ kind: 'user', target_id: ada }]);
  });

  it.each([
    ['a visitor', ''],
    ['the creator', ada],
  ])('does not exist for %s', async (_who, signedInAs) => {
    openProfile({ signedInAs });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole(signedInAs ? 'link' : 'button', {
      name: signedInAs ? 'Edit profile' : 'Hire Me',
    });
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });
});
