import { testId } from '@showcase/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anOffer, aSharedRequest, aStep } from '../testing/lines.ts';
import { ME, ADA, ID, person, message, openMessages } from '../testing/open-messages.ts';

const input = () => screen.findByPlaceholderText('Type a message...');

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
      expect.stringContaining('Ada Stone made an offer: $400.00, in 10 days. Review offer'),
    ]);
    const link = log.getByRole('link', { name: 'View request: Shift planner' });
    expect(link.getAttribute('href')).toBe(`/dashboard/client/requests?request=${testId(401)}`);
  });

  it.each([
    ['client', ME],
    ['dev', ADA],
  ])('leads from a step of a case to the case, on the %s’s side', async (area, client_id) => {
    const step = aStep({ client_id, action: 'open_case', case_id: testId(701) });
    openMessages(`?with=${ADA}`, { messages: [{ ...message(1, ADA, ''), text: null, step }] });
    const log = within(await screen.findByRole('log'));
    const link = await log.findByRole('link', { name: 'View case: Shift planner' });
    expect(link.getAttribute('href')).toBe(`/dashboard/${area}/cases/${testId(701)}`);
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
      'Shift planner · no due date',
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

  it('stays in the field when Enter only confirms a word of an input method', async () => {
    const { sent } = openMessages(`?with=${ADA}`);
    const field = await input();
    await userEvent.type(field, '日本語');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(field).toHaveProperty('value', '日本語');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual(['日本語']));
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

  it('has a heading before it is known with whom the conversation is', async () => {
    openMessages(`?with=${ADA}`, { people: new Promise(() => undefined) });
    expect(await screen.findByRole('heading', { level: 2, name: 'Conversation' })).toBeTruthy();
  });

  it('is read-only if the other user has deleted their account', async () => {
    openMessages(`?conversation=${ID}`, { people: [], messages: [message(1, null, 'Good bye')] });
    expect(await screen.findByText('This person has deleted their account.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Former user' })).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  });

  it('calls nobody a former user whose name could not be read', async () => {
    openMessages(`?with=${ADA}`, { people: null });
    expect(await screen.findByRole('heading', { name: 'Name unavailable' })).toBeTruthy();
    expect(screen.queryByText(/Former user/)).toBeNull();
  });

  it('is read-only for a suspended user', async () => {
    openMessages(`?with=${ADA}`, { people: [person(), person({ id: ME, is_suspended: true })] });
    expect(await screen.findByText(/Your account is suspended/)).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  });
});
