import { testId } from '@showcase/data/testing';
import { setWindowWidth } from '@showcase/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aSharedRequest, aStep } from '../testing/lines.ts';
import { PATH, ME, ADA, ID, now, aConversation, openMessages } from '../testing/open-messages.ts';

describe('the conversation list', () => {
  it('shows the last message, its time and the unread count, with no conversation selected', async () => {
    openMessages('');
    const link = await screen.findByRole('link', { name: /Ada Stone/ });
    expect(link.textContent).toContain('See you');
    expect(link.textContent).toContain('just now');
    expect(within(link).getByText('2 unread messages')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your Messages' })).toBeTruthy();
  });

  it('says of many unread messages what it shows, because the database stops counting', async () => {
    openMessages('', { conversations: [aConversation({ unread: 100 })] });
    const link = await screen.findByRole('link', { name: /Ada Stone/ });
    expect(within(link).getByText('99+')).toBeTruthy();
    expect(within(link).getByText('99+ unread messages')).toBeTruthy();
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

describe('the list and the thread', () => {
  const panes = () => [
    screen.queryByRole('list', { name: 'Conversations' }) !== null,
    screen.queryByRole('region', { name: 'Conversation' }) !== null,
  ];
  afterEach(() => setWindowWidth(1024));

  it('alternate on a phone', async () => {
    setWindowWidth(390);
    openMessages('', { hasStyles: true });
    await userEvent.click(await screen.findByRole('link', { name: /Ada Stone/ }));
    const back = await screen.findByRole('link', { name: 'Back to conversations' });
    expect(panes()).toEqual([false, true]);
    await userEvent.click(back);
    await screen.findByRole('list', { name: 'Conversations' });
    expect(panes()).toEqual([true, false]);
  });

  it('are side by side on a wide screen', async () => {
    openMessages(`?with=${ADA}`, { hasStyles: true });
    await screen.findByText('Hello');
    expect(panes()).toEqual([true, true]);
    expect(screen.queryByRole('link', { name: 'Back to conversations' })).toBeNull();
  });
});
