import { testId, type FakeRequest } from '@showcase/data/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeLayout } from '../testing/fake-layout.ts';
import { mina, openPage } from '../testing/open-page.tsx';

const ADA = testId(1);
const START = Date.UTC(2026, 0, 1, 9);
const toIsoTime = (number: number) => new Date(START + number * 1000).toISOString();

const message = (number: number) => ({
  id: testId(1000 + number),
  sender_id: ADA,
  client_key: testId(2000 + number),
  text: `No. ${number}`,
  created_at: toIsoTime(number),
});

/** A thread of this many messages that counts how often older ones are fetched. */
async function openThread(count: number) {
  fakeLayout('log');
  const { backend } = openPage(`/dashboard/client/messages?with=${ADA}`);
  let olderPages = 0;
  let newMessages: object[] = [];
  const jsonResponse = (body: unknown) => new Response(JSON.stringify(body));
  backend.answerWith(({ url, method }: FakeRequest) => {
    const endpoint = url.pathname.replace(/.*\/v1\//, '');
    if (endpoint === 'conversations') return jsonResponse([{ id: testId(400) }]);
    if (endpoint === 'conversation_reads') return jsonResponse([]);
    if (endpoint === 'rpc/my_conversations') return jsonResponse({ items: [], next_cursor: null });
    if (endpoint === 'rpc/people') return jsonResponse([]);
    if (endpoint !== 'messages' || method !== 'GET') return new Response(null, { status: 204 });
    const [operator, bound = ''] = (url.searchParams.get('created_at') ?? '').split(/\.(.*)/s);
    if (operator === 'gt') return jsonResponse(newMessages);
    if (operator === 'lt') olderPages += 1;
    const before = operator === 'lt' ? (Date.parse(bound) - START) / 1000 - 1 : count;
    const pageSize = Math.min(before, 51);
    return jsonResponse(Array.from({ length: pageSize }, (_, index) => message(before - index)));
  });
  const log = await screen.findByRole('log');
  await screen.findByText(`No. ${count}`);
  const scrollTo = (position: number) =>
    act(() => {
      log.scrollTop = position;
    });
  const receive = async (messages: object[]) => {
    await waitFor(() => expect(backend.realtime.joined()).toBe(3));
    newMessages = messages;
    backend.realtime.announce(mina().id, 'message_added', { conversation_id: testId(400) });
  };
  return { log, scrollTo, receive, olderPages: () => olderPages };
}

beforeEach(() => localStorage.clear());

it('keeps the scroll position when older messages load, and fetches no more until the next scroll', async () => {
  const { log, scrollTo, olderPages } = await openThread(200);
  expect(olderPages()).toBe(0);
  scrollTo(0);
  expect(await screen.findByText('No. 151')).toBeTruthy();
  await waitFor(() => expect(log.scrollTop).toBeGreaterThan(2_500));
  expect(screen.getByText('No. 151')).toBeTruthy();
  expect(screen.queryByText('Loading older messages…')).toBeNull();
  expect(olderPages()).toBe(1);

  scrollTo(0);
  await waitFor(() => expect(olderPages()).toBe(2));
  await waitFor(() => expect(log.scrollTop).toBeGreaterThan(2_500));
  expect(screen.getByText('No. 101')).toBeTruthy();
  expect(olderPages()).toBe(2);
});

it('shows the beginning of the conversation after the oldest message', async () => {
  const { scrollTo, log } = await openThread(60);
  scrollTo(0);
  await waitFor(() => expect(log.scrollTop).toBeGreaterThan(500));
  scrollTo(0);
  expect(await screen.findByText(/This is the beginning of your conversation/)).toBeTruthy();
  expect(screen.getByText('No. 1')).toBeTruthy();
});

it('scrolls to a message that was written while scrolled up', async () => {
  const { log, scrollTo } = await openThread(40);
  scrollTo(0);
  expect(log.scrollTop).toBe(0);
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'Here I am{Enter}');
  expect(await screen.findByText('Here I am')).toBeTruthy();
  await waitFor(() => expect(log.scrollTop).toBe(log.scrollHeight - log.clientHeight));
});

it('announces a received message, even if the user replies immediately', async () => {
  const { receive } = await openThread(10);
  await receive([message(11), { ...message(12), sender_id: mina().id }]);
  expect(await screen.findByText('Deleted account: No. 11')).toBeTruthy();
});
