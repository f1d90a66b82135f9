import {
  aHireRequest,
  anEvent,
  anOffer,
  answerWithRequest,
  aReview,
  aUser,
  testId,
} from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ada, openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/dev/requests';
const ID = testId(401);
const delivered_at = '2026-01-05T12:00:00.000Z';
const mina = () => aUser({ id: testId(2), name: 'Mina Park', username: null, is_dev: false });

function openRequests(path: string, rows: Parameters<typeof openPage>[1] = {}) {
  const defaults = { users: [ada(), mina()], hireRequests: [aHireRequest()], events: [anEvent()] };
  return openPage(path, { ...defaults, ...rows });
}

const press = async (name: string, container = document.body) =>
  userEvent.click(await within(container).findByRole('button', { name }));

describe('the panel of a request', () => {
  const accepted = () => aHireRequest({ status: 'accepted', version: 2 });

  it('delivers with a note, whose draft is saved while typing', async () => {
    const { backend } = openRequests(`${PATH}?request=${ID}`, { hireRequests: [accepted()] });
    const step = { action: 'deliver', note: 'Here it is.' } as const;
    answerWithRequest(backend, 'act_on_hire_request', { delivered_at }, step);
    await press('Deliver');
    expect(await screen.findByText('Write a note')).toBeTruthy();
    await enterText(screen.getByRole('textbox', { name: /Delivery note/ }), 'Here it is.');
    expect(Object.values(sessionStorage).join()).toContain('Here it is.');
    await press('Deliver');
    expect(await screen.findByText('You delivered the work')).toBeTruthy();
    expect(backend.calls('act_on_hire_request')).toMatchObject([
      { id: ID, action: 'deliver', note: 'Here it is.', expected_version: 2 },
    ]);
    expect(screen.queryByRole('button', { name: 'Deliver' })).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('opens at the delivery form from the card of an accepted request', async () => {
    const { page } = openRequests(`${PATH}?status=accepted`, { hireRequests: [accepted()] });
    const deliveryLink = await screen.findByRole('link', { name: 'Deliver it' });
    await userEvent.click(deliveryLink);
    const note = await screen.findByRole('textbox', { name: /Delivery note/ });
    await waitFor(() => expect(note.matches(':focus')).toBe(true));
    await press('Close');
    await waitFor(() => expect(page.state.location.search).toBe('?status=accepted'));
  });

  it('asks to end an accepted request, with a reason', async () => {
    const { backend } = openRequests(`${PATH}?request=${ID}`, { hireRequests: [accepted()] });
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask to end' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask to end this request' });
    await enterText(
      within(dialog).getByRole('textbox', { name: /Reason/ }),
      'I am ill until spring.',
    );
    const ending = { end_asked_by: 'creator', end_asked_at: new Date().toISOString() } as const;
    answerWithRequest(backend, 'propose_end', ending, { action: 'ask_end' });
    await press('Ask to end', dialog);
    expect(await screen.findByText('You asked to end this request')).toBeTruthy();
    expect(backend.calls('propose_end')).toEqual([
      { id: ID, reason: 'I am ill until spring.', expected_version: 2 },
    ]);
  });

  it('shows the review and links to it', async () => {
    openRequests(`${PATH}?request=${ID}`, {
      hireRequests: [aHireRequest({ status: 'completed', resolution: 'approved', delivered_at })],
      reviews: [aReview({ hire_request_id: ID, comment: 'Lovely.' })],
    });
    expect(await screen.findByText('Lovely.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reply to this review' })).toBeTruthy();
  });
});

const PRICE_ON_REQUEST: Parameters<typeof aHireRequest>[0] = {
  price: null,
  actions: ['make_offer', 'decline'],
};

describe('the answers to a pending request', () => {
  const listButtons = async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Landing page in a week' }));
    await panel.findByRole('list', { name: 'Timeline' });
    return panel.getAllByRole('button').map(({ textContent }) => textContent);
  };

  it.each([
    [undefined, ['Decline', 'Make an offer', 'Accept', '']],
    [PRICE_ON_REQUEST, ['Decline', 'Make an offer', '']],
  ])('with %j are %j', async (fields, buttons) => {
    openRequests(`${PATH}?request=${ID}`, { hireRequests: [aHireRequest(fields)] });
    expect(await listButtons()).toEqual(buttons);
  });

  it('are in the offer while there is one, and to decline the request is in the menu', async () => {
    const offer = anOffer({ side: 'client' });
    openRequests(`${PATH}?request=${ID}`, {
      hireRequests: [aHireRequest({ open_offer_id: offer.id })],
      offers: [offer],
    });
    expect(await listButtons()).toEqual([
      'Suggest changes',
      'Decline offer',
      'All versions1',
      '',
      'Accept offer',
      '',
    ]);
    await press('More actions');
    expect(await screen.findByRole('menuitem', { name: 'Decline request' })).toBeTruthy();
  });

  it('are named on the card of a price on request, which keeps its one button', async () => {
    openRequests(PATH, { hireRequests: [aHireRequest(PRICE_ON_REQUEST)] });
    const card = within(await screen.findByRole('article', { name: 'Landing page in a week' }));
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Decline']);
    expect(card.getByRole('link', { name: 'Make an offer' })).toBeTruthy();
  });
});
