import { addDays, toDay } from '@showcase/data/days';
import { aHireRequest, aMilestone, anEvent, anOffer, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enterText } from '@showcase/kit/testing';
import { expectFocus, ID, openRequests, press } from '../../requests/testing/open-requests.tsx';
import { answerWithOffer } from '../testing/answer-with-offer.ts';
import { createOfferDrafts } from '../form/offer-draft.ts';

const OPEN = `?request=${ID}`;
const date = (days: number) => addDays(toDay(new Date()), days);
const SCOPE = 'A shift planner for two bakeries, for phones first.';

const findForm = () => screen.findByRole('dialog', { name: /^(Make an offer|Propose a change)$/ });
const getRow = async (number: number) =>
  within(await findForm()).findByRole('listitem', { name: `Milestone ${number}` });

async function fillRow(number: number, [title, price, days]: [string, string, number]) {
  const row = within(await getRow(number));
  await enterText(row.getByRole('textbox', { name: 'Milestone' }), title);
  await userEvent.type(row.getByRole('textbox', { name: 'Price' }), price);
  await userEvent.type(row.getByLabelText('Due date*'), date(days));
}

async function openForm() {
  const opened = openRequests('creator', OPEN);
  answerWithOffer(opened.backend, 'make_offer', {});
  await press('Make an offer');
  const form = within(await findForm());
  const scope = form.getByRole('textbox', { name: 'Scope' });
  await userEvent.clear(scope);
  await enterText(scope, SCOPE);
  return opened;
}

const listTitles = async () =>
  within(await findForm())
    .getAllByRole<HTMLInputElement>('textbox', { name: 'Milestone' })
    .map(({ value }) => value);

describe('the milestones of an offer', () => {
  it('are added with the focus on the new one, add up live, and are sent in order', async () => {
    const { backend } = await openForm();
    const form = within(await findForm());
    await press('Add milestone');
    await expectFocus(within(await getRow(1)).getByRole('textbox', { name: 'Milestone' }));
    await fillRow(1, ['Draft', '100', 5]);
    await userEvent.click(form.getByRole('checkbox', { name: 'Paid trial' }));
    expect(
      await form.findByText('The milestones add up to $100.00, $300.00 less than the price'),
    ).toBeTruthy();
    await press('Add milestone');
    await fillRow(2, ['Page', '300', 9]);
    expect(form.queryByText(/The milestones add up/)).toBeNull();
    expect(form.getByText(/^Due with the last milestone on/)).toBeTruthy();
    expect(form.queryByRole('combobox', { name: 'Due' })).toBeNull();
    await press('Send offer');
    await waitFor(() => expect(backend.calls('make_offer')).toHaveLength(1));
    const [sent] = backend.calls('make_offer');
    expect(sent?.milestones).toEqual([
      { title: 'Draft', price: 100, due_on: date(5), is_trial: true },
      { title: 'Page', price: 300, due_on: date(9), is_trial: false },
    ]);
    expect([sent?.days, sent?.due_on]).toEqual([undefined, undefined]);
  });

  it('move by keyboard, with the focus on the arrow, and are announced', async () => {
    await openForm();
    const form = within(await findForm());
    for (const [index, title] of ['Draft', 'Page', 'Care'].entries()) {
      await press('Add milestone');
      await enterText(
        within(await getRow(index + 1)).getByRole('textbox', { name: 'Milestone' }),
        title,
      );
    }
    await userEvent.click(form.getByRole('checkbox', { name: 'Paid trial' }));
    form.getByRole('button', { name: 'Move milestone 1 down' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await listTitles()).toEqual(['Page', 'Draft', 'Care']);
    await expectFocus(form.getByRole('button', { name: 'Move milestone 2 down' }));
    expect(form.getByText('Moved to place 2 of 3')).toBeTruthy();
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Paid trial' }).checked).toBe(
      false,
    );
    await userEvent.keyboard('{Enter}');
    expect(await listTitles()).toEqual(['Page', 'Care', 'Draft']);
    await expectFocus(form.getByRole('button', { name: 'Move milestone 3 up' }));
    await press('Remove milestone 2');
    expect(await listTitles()).toEqual(['Page', 'Draft']);
    await expectFocus(form.getByRole('button', { name: 'Add milestone' }));
  });

  it('have their own sentences', async () => {
    await openForm();
    const form = within(await findForm());
    await press('Add milestone');
    await press('Send offer');
    const title = form.getByRole('textbox', { name: 'Milestone' });
    await expectFocus(title);
    expect(await form.findByText('Choose a due date within the next two years')).toBeTruthy();
    expect(title.getAttribute('aria-invalid')).toBe('true');
  });

  it('are at most twelve', async () => {
    await openForm();
    const form = within(await findForm());
    for (let index = 0; index < 13; index += 1) await press('Add milestone');
    expect(form.getAllByRole('textbox', { name: 'Milestone' })).toHaveLength(12);
  });
});

describe('a change of accepted work', () => {
  const asSent = anOffer({
    ...{ id: testId(450), number: 0, kind: 'request', side: 'client', price: 400 },
    ...{ days: null, status: 'replaced', valid_until: null, scope: SCOPE },
  });
  const rows = () => ({
    hireRequests: [
      aHireRequest({
        status: 'accepted',
        price: 400,
        milestone: 2,
        scope: SCOPE,
        due_on: date(9),
        version: 5,
      }),
    ],
    milestones: [
      aMilestone({ title: 'Draft', price: 100, approved_at: '2026-01-05T12:00:00.000Z' }),
      aMilestone({ number: 2, title: 'Page', price: 300, due_on: date(9) }),
    ],
    offers: [asSent],
    events: [anEvent()],
  });

  it.each(['client', 'creator'] as const)(
    'is proposed by the %s, what is approved stays',
    async (side) => {
      const { backend } = openRequests(side, OPEN, rows());
      await press('More actions');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Propose a change' }));
      const form = within(await findForm());
      expect(form.getByText(/Draft/).parentElement?.textContent).toBe('1. Draft · Approved');
      const price = within(await getRow(2)).getByRole('textbox', { name: 'Price' });
      await userEvent.clear(price);
      await enterText(price, '350');
      await press('Set the price to $450.00');
      const milestones = [{ title: 'Page', price: 350, due_on: date(9), is_trial: false }];
      const change = { kind: 'change_order', side, price: 450, days: null } as const;
      const created_at = new Date().toISOString();
      answerWithOffer(backend, 'make_offer', { ...change, milestones, created_at });
      await press('Send proposal');
      await waitFor(() =>
        expect(backend.calls('make_offer')).toMatchObject([{ id: ID, price: 450, milestones }]),
      );
      const offer = await screen.findByRole('region', { name: /Your proposed change, version 1/ });
      const list = within(offer).getByRole('list', { name: 'Milestones' });
      expect(list.textContent).toMatch(/^2Pagedue .*\$350\.00was \$300\.00$/);
    },
  );
});

it('twelve milestones are the maximum, which is explained at the button', async () => {
  await openForm();
  const form = within(await findForm());
  for (let count = 0; count < 12; count += 1) await press('Add milestone');
  expect(form.getAllByRole('textbox', { name: 'Milestone' })).toHaveLength(12);
  const add = form.getByRole('button', { name: 'Add milestone', description: /at most 12/ });
  await userEvent.click(add);
  expect(form.getAllByRole('textbox', { name: 'Milestone' })).toHaveLength(12);
});

it('too many of a restored draft are explained, since one was approved in the meantime', async () => {
  const milestones = Array.from({ length: 12 }, (_, index) => ({
    title: `Part ${index}`,
    price: '10',
    dueOn: date(9),
    isTrial: false,
  }));
  const terms = { title: 'Planner', scope: SCOPE, price: '220', revisions: '', days: '', note: '' };
  const dates = { due: 'date', dueOn: '', validUntil: date(7) } as const;
  createOfferDrafts().write(`${testId(1)}-${ID}-accepted`, {
    values: { ...terms, ...dates, milestones },
    attempt: null,
  });
  openRequests('creator', OPEN, {
    hireRequests: [aHireRequest({ status: 'accepted', price: 220, milestone: 2, version: 3 })],
    milestones: [
      aMilestone({ price: 100, approved_at: '2026-01-05T12:00:00.000Z' }),
      aMilestone({ number: 2, price: 120 }),
    ],
    events: [anEvent()],
  });
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Propose a change' }));
  await press('Send proposal');
  expect(await screen.findByText('Use at most 12 milestones')).toBeTruthy();
});
