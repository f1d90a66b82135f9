import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import {
  refetchConversation,
  refetchConversations,
  refetchMarkedRead,
  refetchNewMessages,
  refetchReadMarks,
  refetchSentMessages,
} from './refetch-conversations.ts';

const keys = [
  'conversations list',
  'conversations open',
  'conversations unread',
  'conversations details 1',
  'conversations details 2',
  'conversations read-marks 1',
  'conversations read-marks 2',
  'messages thread 1',
  'messages news 1',
  'messages news 2',
  'notifications',
];

/** The queries that are stale after the call. */
async function findStale(refetch: (queryClient: QueryClient) => Promise<void>) {
  const queryClient = new QueryClient();
  for (const key of keys) queryClient.setQueryData(key.split(' '), key);
  await refetch(queryClient);
  const queries = queryClient.getQueryCache().findAll();
  return queries.filter(({ state }) => state.isInvalidated).map(({ state }) => state.data);
}

const list = 'conversations list';

it('an event of one conversation leaves the others', async () => {
  const news = 'messages news 1';
  const details = 'conversations details 1';
  expect(await findStale((client) => refetchNewMessages(client, '1'))).toEqual([
    list,
    details,
    news,
  ]);
  expect(await findStale((client) => refetchConversation(client, '1'))).toEqual([list, details]);
  expect(
    await findStale((client) => refetchSentMessages(client, { id: '1', isNew: false })),
  ).toEqual([list, news]);
  expect(
    await findStale((client) => refetchSentMessages(client, { id: '1', isNew: true })),
  ).toEqual([list, 'conversations open', news]);
});

it('read marks are those of one conversation, or of all', async () => {
  const [first, second] = ['conversations read-marks 1', 'conversations read-marks 2'];
  expect(await findStale((client) => refetchReadMarks(client, '1'))).toEqual([list, first]);
  expect(await findStale((client) => refetchReadMarks(client))).toEqual([list, first, second]);
  expect(await findStale((client) => refetchMarkedRead(client, '1'))).toEqual([
    list,
    'conversations unread',
    first,
    'notifications',
  ]);
});

it('a time without events leaves the threads, which are never refetched as a whole', async () => {
  expect(await findStale(refetchConversations)).toEqual([
    list,
    ...keys.filter((key) => /details|read-marks|news/.test(key)),
  ]);
});
