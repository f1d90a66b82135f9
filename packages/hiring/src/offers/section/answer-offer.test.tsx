import { formatDay } from '@showcase/data/days';
import { answerWithRequest, rejection } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { enterText } from '@showcase/kit/testing';
import { expectFocus, ID, press } from '../../requests/testing/open-requests.tsx';
import { answerWithOffer } from '../testing/answer-with-offer.ts';
import {
  CLOSED,
  closeOffer,
  DUE,
  first,
  LAST,
  openOffer,
  second,
  today,
} from '../testing/open-offer.ts';

const TITLE = 'Landing page in a week';
const [due, last] = [formatDay(DUE, today), formatDay(LAST, today)];

const findOffer = (name = /offer, version 2/) => screen.findByRole('region', { name });
const findTitle = async () =>
  within(await screen.findByRole('dialog', { name: TITLE })).getByRole('heading', { name: TITLE });
const confirmWith = async (name: string) => press(name, await screen.findByRole('alertdialog'));

describe('an offer that a client received', () => {
  it('shows its terms, and what changed since the version before', async () => {
    openOffer('client');
    const offer = within(await findOffer());
    expect(
      offer.getByRole('heading', { name: /^Ada Stone's offer, version 2 · valid until/ }),
    ).toBeTruthy();
    const terms = offer
      .getAllByRole('term')
      .map((term, index) => [
        term.textContent,
        offer.getAllByRole('definition')[index]?.textContent,
      ]);
    expect(terms.slice(0, 3)).toEqual([
      ['Price', '$1,600.00was $1,850.00'],
      ['Due', `${last}was 10 days after acceptance`],
      ['Revisions', '2'],
    ]);
    expect(within(offer.getByRole('group')).getByText(first.scope)).toBeTruthy();
    const rows = within(offer.getByRole('list', { name: 'Milestones' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `1DraftPaid trialwas not a trialdue ${due}$300.00was $850.00`,
      `2Pagewas Trainingdue ${due}$1,300.00was $1,000.00`,
    ]);
    expect(offer.getByText('I left the training out.')).toBeTruthy();
  });

  it('is accepted after a question that says what becomes agreed, with the focus on the title', async () => {
    const { backend, notices } = openOffer('client');
    answerWithRequest(backend, 'answer_offer', { ...CLOSED, status: 'accepted' });
    await press('Accept offer');
    const question = await screen.findByRole('alertdialog', { name: 'Accept this offer?' });
    expect(question.textContent).toContain(`$1,600.00, due ${last}, 2 revisions, 2 milestones`);
    await confirmWith('Accept offer');
    await waitFor(() =>
      expect(backend.calls('answer_offer')).toEqual([{ id: second.id, action: 'accept' }]),
    );
    await expectFocus(await findTitle());
    expect(notices[0]?.text).toContain('Offer accepted');
    expect(screen.queryByRole('button', { name: 'Accept offer' })).toBeNull();
  });

  it('is declined with a note', async () => {
    const { backend } = openOffer('client');
    const step = { action: 'decline_offer', offer_id: second.id } as const;
    answerWithRequest(backend, 'answer_offer', () => closeOffer(backend, 'declined'), step);
    await press('Decline offer');
    const dialog = await screen.findByRole('dialog', { name: 'Decline offer' });
    await enterText(within(dialog).getByRole('textbox', { name: /Note/ }), 'Too late for us.');
    await press('Decline offer', dialog);
    expect(await screen.findByText('You declined the offer.')).toBeTruthy();
    expect(backend.calls('answer_offer')).toEqual([
      { id: second.id, action: 'decline', note: 'Too late for us.' },
    ]);
    expect(sessionStorage).toHaveLength(0);
    await expectFocus(await findTitle());
  });

  it('shows what was typed if it was declined with another note meanwhile', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openOffer('client');
    await press('Decline offer');
    const dialog = await screen.findByRole('dialog', { name: 'Decline offer' });
    await enterText(within(dialog).getByRole('textbox', { name: /Note/ }), 'Too late for us.');
    Object.assign(backend.state.hireRequests[0] ?? {}, closeOffer(backend, 'declined'), {
      version: 5,
    });
    const message = 'This offer is already declined, with another text';
    backend.rpc('answer_offer', () => rejection(409, message));
    await press('Decline offer', dialog);
    const notice = await screen.findByText(/^This offer is already declined, with another text/);
    expect(notice.textContent).toContain('What you wrote was not sent:Too late for us.');
  });

  it('can be answered with changes, in the same form', async () => {
    const { backend } = openOffer('client');
    await press('Suggest changes');
    const form = within(await screen.findByRole('dialog', { name: 'Suggest changes' }));
    expect(form.getByRole('button', { name: 'Start from a version' })).toBeTruthy();
    expect(form.queryByRole('button', { name: 'Save as template' })).toBeNull();
    const [price] = await form.findAllByRole('textbox', { name: 'Price' });
    if (!price) throw new Error('The form has no price');
    await userEvent.clear(price);
    await userEvent.type(price, '1500');
    const text = 'The milestones add up to $1,600.00, $100.00 more than the price';
    expect(await form.findByText(text)).toBeTruthy();
    await press('Send changes');
    await expectFocus(price);
    expect(backend.calls('make_offer')).toEqual([]);
    await press('Set the price to $1,600.00');
    await userEvent.type(form.getByRole('textbox', { name: 'Message' }), 'Please.');
    answerWithOffer(backend, 'make_offer', { number: 3, side: 'client' });
    await press('Send changes');
    expect(await findOffer(/version 3/)).toBeTruthy();
    expect(backend.calls('make_offer')).toMatchObject([
      { id: ID, price: 1600, note: 'Please.', expected_version: 4 },
    ]);
  });

  it.each([
    ['replaced', 'This offer was replaced by a newer one'],
    ['withdrawn', 'This offer is already withdrawn'],
    ['expired', 'This offer has expired'],
  ] as const)('says so if it was %s meanwhile, and shows the new state', async (status, text) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openOffer('client');
    await press('Accept offer');
    Object.assign(backend.state.hireRequests[0] ?? {}, closeOffer(backend, status), { version: 5 });
    backend.rpc('answer_offer', () => rejection(409, text));
    await confirmWith('Accept offer');
    expect(await screen.findByText(new RegExp(`${text}. You now see`))).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept offer' })).toBeNull());
    await expectFocus(await findTitle());
    await press('Dismiss');
    await expectFocus(await findTitle());
  });

  it('is one of all versions, which stay readable', async () => {
    openOffer('client');
    await press('All versions 3');
    const titles = screen
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent?.replace(/[A-Z][a-z]{2} \d+, \d{4}$/, ''));
    expect(titles).toEqual([
      "Ada Stone's offer, version 2Open",
      "Ada Stone's offer, version 1Replaced",
      'The request as sent',
    ]);
  });
});

describe('an offer that a creator made', () => {
  it('waits for the other side and can be withdrawn', async () => {
    const { backend } = openOffer('creator');
    const offer = within(await findOffer(/Your offer, version 2/));
    expect(offer.getByText('Waiting for Mina Park')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept offer' })).toBeNull();
    const step = { action: 'withdraw_offer', offer_id: second.id } as const;
    answerWithRequest(backend, 'answer_offer', () => closeOffer(backend, 'withdrawn'), step);
    await press('Withdraw');
    await confirmWith('Withdraw');
    expect(await screen.findByText('You withdrew your offer.')).toBeTruthy();
    expect(backend.calls('answer_offer')).toEqual([{ id: second.id, action: 'withdraw' }]);
  });
});
