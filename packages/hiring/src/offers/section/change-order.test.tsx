import { addDays, toDay } from '@showcase/data/days';
import { aHireRequest, aMilestone, anEvent, anOffer, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ID, openRequests, press } from '../../requests/testing/open-requests.tsx';
import { answerWithOffer } from '../testing/answer-with-offer.ts';

const OPEN = `?request=${ID}`;
const today = toDay(new Date());
const [DUE, LAST] = [addDays(today, 30), addDays(today, 40)];
const asSent = anOffer({
  id: testId(450),
  number: 0,
  kind: 'request',
  side: 'client',
  price: 500,
  status: 'replaced',
  valid_until: null,
});

describe('a proposed change of accepted work', () => {
  const change = anOffer({
    kind: 'change_order',
    side: 'creator',
    price: 650,
    days: null,
    due_on: LAST,
  });

  function openChange(side: 'client' | 'creator') {
    return openRequests(side, OPEN, {
      hireRequests: [
        aHireRequest({
          status: 'accepted',
          price: 500,
          due_on: DUE,
          open_offer_id: change.id,
          version: 3,
        }),
      ],
      milestones: [aMilestone({ price: 500, due_on: DUE })],
      offers: [asSent, change],
      events: [anEvent()],
    });
  }
  const findPrice = async (dialog: string) =>
    within(await screen.findByRole('dialog', { name: dialog })).findByLabelText<HTMLInputElement>(
      'Price*',
    );

  it('is what the other side starts from to suggest another one', async () => {
    openChange('client');
    await press('Suggest changes');
    expect((await findPrice('Propose a change')).value).toBe('650');
    await press('Start from a version');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'The terms in force' }));
    expect((await findPrice('Propose a change')).value).toBe('500');
  });

  it('is replaced by its maker, who starts from it', async () => {
    const { backend, notices } = openChange('creator');
    answerWithOffer(backend, 'make_offer', { ...change, id: testId(452), number: 2 });
    await press('Replace');
    const price = await findPrice('Replace your proposed change');
    expect(price.value).toBe('650');
    await userEvent.clear(price);
    await userEvent.type(price, '600');
    await press('Send proposal');
    await waitFor(() => expect(notices[0]?.text).toBe('Proposed change replaced.'));
    expect(backend.calls('make_offer')).toMatchObject([{ id: ID, price: 600 }]);
  });
});
