import { aHireRequest, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { fakeServices, searchRemote } from '@showcase/remote-contract/testing';
import { expect, it } from 'vitest';
import { remote } from './remote.ts';

const [ADA, MINA] = [testId(1), testId(2)];

function openBackend(signedInAs?: string) {
  const backend = fakeBackend({
    users: [aUser(), aUser({ id: MINA, name: 'Mina Park', username: null, is_dev: false })],
    hireRequests: [aHireRequest({ id: testId(401), title: 'A solar map' })],
    ...(signedInAs && { signedInAs }),
  });
  backend.answerWith(({ url, body }) => {
    if (!url.pathname.endsWith('/my_conversations')) return undefined;
    const { q } = body as { q: string };
    const other = { id: ADA, name: `${q} Stone`, avatar: null, last_seen_at: null };
    const item = {
      id: 'c',
      other,
      last_message: null,
      unread: 0,
      is_muted: false,
      requests: [],
      latest_at: '2026-01-01',
    };
    return Response.json({ items: [item], next_cursor: null });
  });
  return fakeServices({ client: backend.client });
}

it.each([
  ['map', 1],
  ['ada solar', 1],
  ['moon', 0],
])('finds own requests by title and name: %s', async (text, count) => {
  const services = openBackend(MINA);
  const found = await searchRemote(remote, { label: 'My hire requests', text, services });
  expect(found).toEqual(
    Array.from({ length: count }, () => ({
      label: 'A solar map',
      hint: 'Ada Stone, pending',
      path: `/dashboard/client/requests?request=${testId(401)}`,
    })),
  );
});

it('finds conversations by name', async () => {
  const services = openBackend(MINA);
  const found = await searchRemote(remote, { label: 'Conversations', text: 'Ada', services });
  expect(found).toEqual([{ label: 'Ada Stone', path: `/dashboard/client/messages?with=${ADA}` }]);
});

it.each(['My hire requests', 'Conversations'])('finds nothing for a visitor: %s', async (label) => {
  const services = openBackend();
  expect(await searchRemote(remote, { label, text: 'a', services })).toEqual([]);
});
