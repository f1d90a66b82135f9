import { testId, type FakeRequest } from '@showcase/data/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aStep } from '../testing/lines.ts';
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
  step: null,
});
const numberOf = (time: string) => (Date.parse(time) - START) / 1000;

/** A thread of this many messages that counts how often older ones are fetched. */
async function openThread(count: number, found?: number) {
  fakeLayout('log');
  const search = found === undefined ? '' : `&message=${message(found).id}`;
  const { backend } = openPage(`/dashboard/client/messages?with=${ADA}${search}`);
  let olderPages = 0;
  let newMessages: object[] = [];
  const jsonResponse = (body: unknown) => new Response(JSON.stringify(body));
  const parts: string[] = [];
  backend.answerWith(({ url, body }: FakeRequest) => {
    const endpoint = url.pathname.replace(/.*\/v1\//, '');
    if (endpoint === 'conversations') return jsonResponse([{ id: testId(400) }]);
    if (endpoint === 'conversation_reads') return jsonResponse([]);
    if (endpoint === 'rpc/my_conversations') return jsonResponse({ items: [], next_cursor: null });
    if (endpoint === 'rpc/people') return jsonResponse([]);
    if (endpoint === 'rpc/conversation_details') return jsonResponse(null);
    if (endpoint !== 'rpc/conversation_messages') return new Response(null, { status: 204 });
    const { before, after, around, page_size: size } = body as Record<string, string>;
    const isCatchUp = size === '500' || Number(size) === 500;
    if (isCatchUp) return jsonResponse({ items: newMessages, has_older: false, has_newer: false });
    if (before) olderPages += 1;
    parts.push(before ? 'before' : after ? 'after' : around ? 'around' : 'end');
    const first = after ? numberOf(after) + 1 : Math.max(1, getLast(before, around) - 49);
    const last = after || around ? Math.min(count, first + 99) : getLast(before, around);
    const items = Array.from({ length: last - first + 1 }, (_, index) => message(first + index));
    return jsonResponse({
      items,
      has_older: !after && first > 1,
      has_newer: !before && last < count,
    });
  });
  const getLast = (before?: string, around?: string) => {
    if (around) return found ?? count;
    return before ? numberOf(before) - 1 : count;
  };
  const log = await screen.findByRole('log');
  await screen.findByText(`No. ${found ?? count}`);
  const scrollTo = (position: number) =>
    act(() => {
      log.scrollTop = position;
    });
  const receive = async (messages: object[]) => {
    await waitFor(() => expect(backend.realtime.joined()).toBe(3));
    newMessages = messages;
    backend.realtime.announce(mina().id, 'message_added', { conversation_id: testId(400) });
  };
  return { log, scrollTo, receive, olderPages: () => olderPages, parts };
}

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
  expect(await screen.findByText('Former user: No. 11')).toBeTruthy();
});

it('opens at a message that a search found, and reads on in both directions', async () => {
  const { log, scrollTo, parts } = await openThread(400, 200);
  expect(parts).toEqual(['around']);
  const found = screen.getByRole('listitem', { current: true });
  expect(found.textContent).toContain('No. 200');
  await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
  expect(screen.queryByText('No. 400')).toBeNull();
  scrollTo(log.scrollHeight);
  await waitFor(() => expect(parts).toEqual(['around', 'after']));
  expect(await screen.findByText('No. 251')).toBeTruthy();
  scrollTo(0);
  await waitFor(() => expect(parts).toContain('before'));
});

it('leads back to the newest messages', async () => {
  const { parts } = await openThread(400, 200);
  await userEvent.click(screen.getByRole('button', { name: 'Newest messages' }));
  expect(await screen.findByText('No. 400')).toBeTruthy();
  expect(parts).toEqual(['around', 'end']);
  expect(screen.queryByText('No. 200')).toBeNull();
});

it('leads back to the newest messages when a message is sent', async () => {
  const { parts } = await openThread(400, 200);
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'Here I am{Enter}');
  expect(await screen.findByText('Here I am')).toBeTruthy();
  expect(parts).toEqual(['around', 'end']);
});

it('announces a step by its sentence', async () => {
  const { receive } = await openThread(10);
  const step = aStep({ action: 'accept', client_id: mina().id });
  await receive([{ ...message(11), text: null, step }]);
  const announcement = await screen.findAllByText('Former user accepted the request.');
  expect(announcement.map(({ role }) => role)).toContain('status');
});
