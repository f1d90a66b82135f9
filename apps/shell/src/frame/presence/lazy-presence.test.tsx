import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { LazyPresence } from './lazy-presence.tsx';

function open(backend = backendWithUsers({ signedInAs: 'ada' })) {
  const { session, client } = renderInShell([{ path: '/', Component: LazyPresence }], { backend });
  return { backend, session, client };
}

const countLastSeenCalls = ({ requests }: ReturnType<typeof backendWithUsers>) =>
  requests.filter(({ url }) => url.pathname.endsWith('/touch_last_seen')).length;

it('publishes that a signed-in user is online, and when they were last seen', async () => {
  const { backend } = open();
  await waitFor(() => expect(backend.realtime.joined()).toBe(2));
  expect(countLastSeenCalls(backend)).toBe(1);
});

it('publishes nothing for a visitor', async () => {
  const { backend, session } = open(backendWithUsers());
  await session.ready();
  expect(backend.realtime.joined()).toBe(0);
  expect(countLastSeenCalls(backend)).toBe(0);
});

it('stops publishing after sign-out', async () => {
  const { backend, client } = open();
  await waitFor(() => expect(backend.realtime.joined()).toBe(2));
  await (await client.loadSupabase()).auth.signOut();
  await waitFor(() => expect(backend.realtime.joined()).toBe(0));
});
