import { addDays, formatDay, toDay } from '@showcase/data/days';
import { aHireRequest, anEvent, anOffer, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { enterText } from '@showcase/kit/testing';
import { expectFocus, ID, openRequests, press } from '../../requests/testing/open-requests.tsx';

const OPEN = `?request=${ID}`;
const TITLE = 'Landing page in a week';
const today = toDay(new Date());
const DUE = addDays(today, 30);
const LAST = addDays(today, 40);
const [due, last] = [formatDay(DUE, today), formatDay(LAST, today)];
const part = (title: string, price: number, is_trial = false) => ({
  title,
  price,
  due_on: DUE,
  is_trial,
});

const asSent = anOffer({
  id: testId(450),
  number: 0,
  kind: 'request',
  side: 'client',
  price: null,
  days: null,
  revisions: null,
  status: 'replaced',
  valid_until: null,
});
const first = anOffer({
  number: 1,
  price: 1850,
  status: 'replaced',
  milestones: [part('Draft', 850), part('Training', 1000)],
});
const second = anOffer({
  id: testId(452),
  number: 2,
  price: 1600,
  days: null,
  due_on: LAST,
  scope: 'One page in two languages that shows where and when.',
  milestones: [part('Draft', 300, true), part('Page', 1300)],
  note: 'I left the training out.',
});

function openOffer(side: 'client' | 'creator', fields: Partial<typeof second> = {}) {
  return openRequests(side, OPEN, {
    hireRequests: [aHireRequest({ price: null, open_offer_id: second.id, version: 4 })],
    offers: [asSent, first, { ...second, ...fields }],
    events: [anEvent()],
  });
}

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
    await press('Accept offer');
    const question = await screen.findByRole('alertdialog', { name: 'Accept this offer?' });
    expect(question.textContent).toContain(`$1,600.00, due ${last}, 2 revisions, 2 milestones`);
    await confirmWith('Accept offer');
    await waitFor(() =>
      expect(backend.state.hireRequests[0]).toMatchObject({
        status: 'accepted',
        price: 1600,
        agreed_offer_id: second.id,
      }),
    );
    await expectFocus(await findTitle());
    expect(notices[0]?.text).toContain('Offer accepted');
    expect(screen.queryByRole('button', { name: 'Accept offer' })).toBeNull();
  });

  it('is declined with a note', async () => {
    const { backend } = openOffer('client');
    await press('Decline offer');
    const dialog = await screen.findByRole('dialog', { name: 'Decline offer' });
    await enterText(within(dialog).getByRole('textbox', { name: /Note/ }), 'Too late for us.');
    await press('Decline offer', dialog);
    expect(await screen.findByText('You declined the offer.')).toBeTruthy();
    expect(backend.state.hireRequests[0]?.status).toBe('pending');
    expect(backend.state.events.at(-1)?.note).toBe('Too late for us.');
    expect(sessionStorage).toHaveLength(0);
    await expectFocus(await findTitle());
  });

  it('shows what was typed if it was declined with another note meanwhile', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openOffer('client');
    await press('Decline offer');
    const dialog = await screen.findByRole('dialog', { name: 'Decline offer' });
    await enterText(within(dialog).getByRole('textbox', { name: /Note/ }), 'Too late for us.');
    const declined = { status: 'declined', answered_at: '2098-01-01T00:00:00Z' };
    Object.assign(backend.state.offers[2] ?? {}, declined);
    Object.assign(backend.state.hireRequests[0] ?? {}, { open_offer_id: null, version: 5 });
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
    expect(backend.state.offers).toHaveLength(3);
    await press('Set the price to $1,600.00');
    await userEvent.type(form.getByRole('textbox', { name: 'Message' }), 'Please.');
    await press('Send changes');
    await waitFor(() => expect(backend.state.offers).toHaveLength(4));
    expect(backend.state.offers[3]).toMatchObject({ number: 3, side: 'client', note: 'Please.' });
  });

  it.each([
    ['replaced', /replaced by a newer one. You now see the latest state/],
    ['withdrawn', /This offer is already withdrawn. You now see/],
    ['expired', /This offer has expired. You now see/],
  ] as const)('says so if it was %s meanwhile, and shows the new state', async (status, text) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openOffer('client');
    await press('Accept offer');
    Object.assign(backend.state.offers[2] ?? {}, { status, answered_at: '2098-01-01T00:00:00Z' });
    Object.assign(backend.state.hireRequests[0] ?? {}, { open_offer_id: null, version: 5 });
    await confirmWith('Accept offer');
    expect(await screen.findByText(text)).toBeTruthy();
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
    await press('Withdraw');
    await confirmWith('Withdraw');
    expect(await screen.findByText('You withdrew your offer.')).toBeTruthy();
    expect(backend.state.offers[2]?.status).toBe('withdrawn');
  });
});
