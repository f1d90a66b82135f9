import {
  aHireRequest,
  testId,
  type FakeRequest,
  type HireRequestRow,
} from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeLayout } from '../testing/fake-layout.ts';
import { mina, openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './messages-page.tsx';

const PATH = '/dashboard/client/messages';
const ME = mina().id;
const ADA = testId(1);
const ID = testId(400);
const now = () => new Date().toISOString();

const person = (fields: object = {}) => ({
  id: ADA,
  name: 'Ada Stone',
  avatar: null,
  is_creator: true,
  last_seen_at: new Date(Date.now() - 5 * 60_000).toISOString(),
  is_suspended: false,
  ...fields,
});

const message = (number: number, sender_id: string | null, text: string) => ({
  id: testId(500 + number),
  sender_id,
  client_key: testId(600 + number),
  text,
  created_at: new Date(Date.now() - (100 - number) * 1000).toISOString(),
});

const aConversation = (fields: object = {}) => ({
  id: ID,
  other: { id: ADA, name: 'Ada Stone', avatar: null, last_seen_at: null },
  last_message: { text: 'See you', sender_id: ADA, created_at: now() },
  unread: 2,
  latest_at: now(),
  ...fields,
});

type Setup = {
  conversations?: object[];
  people?: object[];
  messages?: ReturnType<typeof message>[];
  /** True if the conversation has no messages yet. */
  isNew?: boolean;
};

/** A backend with one conversation. Returns the messages that were sent. */
function openMessages(search: string, setup: Setup = {}, hireRequests: HireRequestRow[] = []) {
  const { conversations = [aConversation()], people = [person()] } = setup;
  const messages = [...(setup.messages ?? [message(1, ME, 'Hello'), message(2, ADA, 'See you')])];
  const sent: string[] = [];
  let hasStarted = setup.isNew !== true;
  fakeLayout('log');
  const page = openPage(`${PATH}${search}`, { hireRequests });
  const jsonResponse = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status });
  page.backend.answerWith(({ url, method, body }: FakeRequest) => {
    const endpoint = url.pathname.replace(/.*\/v1\//, '');
    if (endpoint === 'rpc/my_conversations') {
      const { q } = body as { q: string };
      return jsonResponse({ items: q === 'nobody' ? [] : conversations, next_cursor: null });
    }
    if (endpoint === 'rpc/people') return jsonResponse(people);
    if (endpoint === 'conversations') {
      return jsonResponse(hasStarted ? [{ id: ID, first_user_id: null, second_user_id: ME }] : []);
    }
    if (endpoint === 'rpc/send_message') {
      const { other_id, text, client_key } = body as Record<string, string>;
      sent.push(`${text} to ${other_id}`);
      messages.push({ ...message(3, ME, text ?? ''), client_key: client_key ?? '' });
      hasStarted = true;
      return jsonResponse(ID);
    }
    if (endpoint === 'conversation_reads') return jsonResponse([]);
    if (endpoint === 'messages' && method === 'GET') {
      return jsonResponse(url.searchParams.has('created_at') ? [] : messages.toReversed());
    }
    if (endpoint === 'messages') {
      sent.push((body as { text: string }).text);
      return jsonResponse(null, 201);
    }
    return endpoint.startsWith('rpc/') ? new Response(null, { status: 204 }) : undefined;
  });
  return { ...page, sent };
}

beforeEach(() => {
  localStorage.clear();
});

const input = () => screen.findByPlaceholderText('Type a message...');

describe('the conversation list', () => {
  it('shows the last message, its time and the unread count, with no conversation selected', async () => {
    openMessages('');
    const link = await screen.findByRole('link', { name: /Ada Stone/ });
    expect(link.textContent).toContain('See you');
    expect(link.textContent).toContain('just now');
    expect(within(link).getByText('2 unread messages')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your Messages' })).toBeTruthy();
  });

  it('updates immediately when messages are read in another tab', async () => {
    const conversations = [aConversation()];
    const { backend } = openMessages('', { conversations });
    const link = await screen.findByRole('link', { name: /Ada Stone/ });
    expect(within(link).getByText('2 unread messages')).toBeTruthy();
    await waitFor(() => expect(backend.realtime.joined()).toBe(1));
    conversations[0] = aConversation({ unread: 0 });
    backend.realtime.announce(ME, 'conversation_read', { conversation_id: ID });
    await waitFor(() => expect(within(link).queryByText('2 unread messages')).toBeNull());
  });

  it('dims the results of the previous search', async () => {
    openMessages('');
    const list = await screen.findByRole('list', { name: 'Conversations' });
    expect(list.getAttribute('aria-busy')).toBe('false');
    await userEvent.type(screen.getByRole('searchbox'), 'n');
    expect(list.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
  });

  it('shows a message when the search has no results', async () => {
    openMessages('');
    await screen.findByRole('link', { name: /Ada Stone/ });
    await userEvent.type(screen.getByRole('searchbox'), 'nobody');
    expect(await screen.findByText('No conversations found.')).toBeTruthy();
  });

  it('explains how to start the first conversation', async () => {
    openMessages('', { conversations: [] });
    expect(await screen.findByRole('link', { name: 'Browse Developers' })).toBeTruthy();
  });
});

describe('the thread', () => {
  it('begins with the message of a hire request, which links to the request', async () => {
    openMessages(`?with=${ADA}`, {}, [
      aHireRequest({ client_id: ME, creator_id: ADA, message: 'A page for our bakery' }),
      aHireRequest({ id: testId(402), client_id: ME, creator_id: testId(3) }),
    ]);
    const log = within(await screen.findByRole('log'));
    const [request, hello] = await log.findAllByRole('listitem');
    expect(request?.textContent).toContain('beginning of your conversation with Ada Stone.');
    expect(hello).toBeTruthy();
    expect(screen.getByRole('log').textContent).toContain(
      'You requested “Landing page in a week”.',
    );
    const link = log.getByRole('link', { name: 'View request: Landing page in a week' });
    expect(link.getAttribute('href')).toBe(`/dashboard/client/requests?request=${testId(401)}`);
    expect(log.getByText('A page for our bakery')).toBeTruthy();
  });

  it('sends on Enter, inserts a line break on Shift+Enter, and sends no blank messages', async () => {
    const { sent } = openMessages(`?with=${ADA}`);
    const field = await input();
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.type(field, '  {Enter}');
    expect(button).toHaveProperty('disabled', true);
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(sent).toEqual(['One\ntwo']));
    expect(field).toHaveProperty('value', '');
  });

  it('is created only with its first message', async () => {
    const { sent, backend } = openMessages(`?with=${ADA}`, {
      isNew: true,
      conversations: [],
      messages: [],
    });
    const field = await input();
    const calls = backend.requests.map(({ url }) => url.pathname).join();
    expect(calls).not.toMatch(/send_message|start_conversation/);
    await userEvent.type(field, 'Hello{Enter}');
    await waitFor(() => expect(sent).toEqual([`Hello to ${ADA}`]));
    expect(await within(await screen.findByRole('log')).findByText('Hello')).toBeTruthy();
    await userEvent.type(await input(), 'And more{Enter}');
    await waitFor(() => expect(sent).toEqual([`Hello to ${ADA}`, 'And more']));
  });

  it('shows an error for a user who cannot be reached', async () => {
    openMessages(`?with=${ADA}`, { isNew: true, people: [] });
    expect(await screen.findByText("You can't message this person.")).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  });

  it('restores a draft on the next visit', async () => {
    openMessages(`?with=${ADA}`);
    await userEvent.type(await input(), 'Not yet');
    expect(Object.values({ ...localStorage }).join()).toContain('Not yet');
  });

  it('is read-only if the other user has deleted their account', async () => {
    openMessages(`?conversation=${ID}`, { people: [], messages: [message(1, null, 'Good bye')] });
    expect(await screen.findByText('This person has deleted their account.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Deleted account' })).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  });

  it('is read-only for a suspended user', async () => {
    openMessages(`?with=${ADA}`, { people: [person(), person({ id: ME, is_suspended: true })] });
    expect(await screen.findByText(/Your account is suspended/)).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  });
});
