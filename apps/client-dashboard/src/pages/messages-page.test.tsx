import { testId, type FakeRequest } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeLayout } from '../testing/fake-layout.ts';
import { anOffer, aSharedRequest, aStep } from '../testing/lines.ts';
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
  step: null,
});

const aConversation = (fields: object = {}) => ({
  id: ID,
  other: { id: ADA, name: 'Ada Stone', avatar: null, last_seen_at: null },
  last_message: { text: 'See you', sender_id: ADA, created_at: now(), step: null },
  unread: 2,
  is_muted: false,
  requests: [],
  latest_at: now(),
  ...fields,
});

type Setup = {
  conversations?: object[];
  people?: object[];
  messages?: object[];
  details?: object;
  found?: object[];
  /** True if the conversation has no messages yet. */
  isNew?: boolean;
};

/** A backend with one conversation. Returns the messages that were sent. */
function openMessages(search: string, setup: Setup = {}) {
  const { conversations = [aConversation()], people = [person()] } = setup;
  const { details = { is_muted: false, requests: [] }, found = [] } = setup;
  const messages = [...(setup.messages ?? [message(1, ME, 'Hello'), message(2, ADA, 'See you')])];
  const sent: string[] = [];
  let hasStarted = setup.isNew !== true;
  fakeLayout('log');
  const page = openPage(`${PATH}${search}`);
  const jsonResponse = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status });
  page.backend.answerWith(({ url, body }: FakeRequest) => {
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
    if (endpoint === 'rpc/conversation_messages') {
      const { after = '-infinity' } = body as { after?: string };
      const items = after === '-infinity' ? messages : [];
      return jsonResponse({ items, has_older: false, has_newer: false });
    }
    if (endpoint === 'rpc/conversation_details') return jsonResponse(details);
    if (endpoint === 'rpc/mute_conversation') {
      Object.assign(details, { is_muted: (body as { muted: boolean }).muted });
      return new Response(null, { status: 204 });
    }
    if (endpoint === 'rpc/search_messages') {
      return jsonResponse({ items: found, next_cursor: null });
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

  it('shows what waits, and which conversations are muted', async () => {
    const requests = [aSharedRequest({ side: 'creator' })];
    openMessages('', { conversations: [aConversation({ requests, is_muted: true })] });
    const link = await screen.findByRole('link', { name: /Ada Stone/ });
    expect(within(link).getByText('Request waits for you')).toBeTruthy();
    expect(within(link).getByText('Muted')).toBeTruthy();
  });

  it('shows a step as the last message by its sentence', async () => {
    const last = {
      text: null,
      sender_id: ADA,
      created_at: now(),
      step: aStep({ action: 'accept' }),
    };
    openMessages('', { conversations: [aConversation({ last_message: last })] });
    const link = await screen.findByRole('link', { name: /Ada Stone/ });
    expect(link.textContent).toContain('Ada Stone accepted the request.');
  });

  it('finds messages below people, marks the match and links to the message', async () => {
    const found = {
      id: testId(501),
      conversation_id: ID,
      other: { id: ADA, name: 'Ada Stone', avatar: null },
      sender_id: ME,
      excerpt: 'I like that Nobody else has a key',
      is_cut: true,
      created_at: now(),
    };
    openMessages('', { found: [found] });
    await userEvent.type(await screen.findByRole('searchbox'), 'nobody');
    const list = within(await screen.findByRole('list', { name: 'Messages found' }));
    const link = list.getByRole('link');
    expect(link.textContent).toContain('You: …I like that Nobody else has a key');
    expect(within(link).getByRole('mark').textContent).toBe('Nobody');
    expect(link.getAttribute('href')).toBe(`${PATH}?with=${ADA}&message=${testId(501)}`);
    expect(screen.queryByText('No conversations found.')).toBeNull();
  });

  it('explains how to start the first conversation', async () => {
    openMessages('', { conversations: [] });
    expect(await screen.findByRole('link', { name: 'Browse Developers' })).toBeTruthy();
  });
});

describe('the thread', () => {
  it('tells the steps of hire requests, with links to them, and begins with the request’s message', async () => {
    const step = (fields: object) => aStep({ client_id: ME, ...fields });
    openMessages(`?with=${ADA}`, {
      messages: [
        { ...message(1, ME, 'A page for our bakery'), step: step({ price: null }) },
        {
          ...message(2, ADA, ''),
          text: null,
          step: step({ action: 'make_offer', offer: anOffer({ days: 10, is_open: true }) }),
        },
      ],
    });
    const log = within(await screen.findByRole('log'));
    const rows = (await log.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toContain('beginning of your conversation with Ada Stone.');
    expect(rows.slice(2)).toEqual([
      expect.stringContaining('You asked for “Shift planner”, price on request. View request'),
      expect.stringContaining('A page for our bakery'),
      expect.stringContaining('Ada Stone made an offer: $400, in 10 days. Review offer'),
    ]);
    const link = log.getByRole('link', { name: 'View request: Shift planner' });
    expect(link.getAttribute('href')).toBe(`/dashboard/client/requests?request=${testId(401)}`);
  });

  it('names the open requests of the two, with links to the side of the reader', async () => {
    openMessages(`?with=${ADA}`, {
      details: {
        is_muted: false,
        requests: [
          aSharedRequest({ status: 'accepted', delivered_at: null }),
          aSharedRequest({ id: testId(402), title: 'A logo', side: 'creator' }),
        ],
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Open requests' }));
    const links = list.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Shift planner · in work',
      expect.stringMatching(/^A logo · pending until /),
    ]);
    expect(links.map((one) => one.getAttribute('href'))).toEqual([
      `/dashboard/client/requests?request=${testId(401)}`,
      `/dashboard/dev/requests?request=${testId(402)}`,
    ]);
  });

  it('can be muted and unmuted', async () => {
    openMessages(`?with=${ADA}`);
    const choose = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Conversation menu' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Mute');
    expect(await screen.findByText('Muted')).toBeTruthy();
    await choose('Unmute');
    await waitFor(() => expect(screen.queryByText('Muted')).toBeNull());
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
