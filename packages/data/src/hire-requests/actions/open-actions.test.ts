import { describe, expect, it } from 'vitest';
import { canEditReview, canReview, openActions } from './open-actions.ts';

const delivered_at = '2026-01-05T12:00:00.000Z';
const REQUEST = {
  status: 'pending',
  delivered_at: null,
  price: 400,
  revisions: null,
  revisions_used: 0,
  open_offer: null,
  due_on: null,
} as const;
const accepted = { ...REQUEST, status: 'accepted' } as const;
const delivered = { ...accepted, delivered_at } as const;
const inCase = (kind: 'delivery' | 'money_back') => ({ open_case: { kind } });
const byClient = { open_offer: { side: 'client' } } as const;
const byCreator = { open_offer: { side: 'creator' } } as const;

const endByClient = { end_asked_by: 'client' } as const;
const trial = {
  milestones: [
    { number: 1, is_trial: true },
    { number: 2, is_trial: false },
  ],
} as const;

describe('the acts of one side', () => {
  it.each([
    ['pending', REQUEST, 'creator', ['accept', 'make_offer', 'decline']],
    ['pending', REQUEST, 'client', ['cancel']],
    ['without a price', { ...REQUEST, price: null }, 'creator', ['make_offer', 'decline']],
    [
      'offered',
      { ...REQUEST, ...byCreator },
      'creator',
      ['withdraw_offer', 'make_offer', 'decline'],
    ],
    [
      'offered',
      { ...REQUEST, ...byCreator },
      'client',
      ['accept_offer', 'decline_offer', 'counter_offer', 'cancel'],
    ],
    [
      'countered',
      { ...REQUEST, ...byClient },
      'creator',
      ['accept_offer', 'decline_offer', 'make_offer', 'decline'],
    ],
    [
      'countered',
      { ...REQUEST, ...byClient },
      'client',
      ['withdraw_offer', 'counter_offer', 'cancel'],
    ],
    ['accepted', accepted, 'creator', ['deliver', 'propose_change', 'ask_to_end']],
    [
      'due',
      { ...accepted, due_on: '2026-12-31' },
      'creator',
      ['deliver', 'ask_for_time', 'propose_change', 'ask_to_end'],
    ],
    ['accepted', accepted, 'client', ['propose_change', 'ask_to_end']],
    ['delivered', delivered, 'creator', ['propose_change', 'ask_to_end']],
    ['delivered', delivered, 'client', ['approve', 'ask_changes', 'propose_change', 'ask_to_end']],
    ['in a case', { ...delivered, ...byCreator, ...inCase('delivery') }, 'client', ['approve']],
    ['in a case', { ...delivered, ...byCreator, ...inCase('delivery') }, 'creator', []],
    [
      'revised once of once',
      { ...delivered, revisions: 1, revisions_used: 1 },
      'client',
      ['approve', 'propose_change', 'ask_to_end'],
    ],
    [
      'asked to change',
      { ...accepted, ...byClient },
      'creator',
      ['deliver', 'accept_offer', 'decline_offer', 'propose_change', 'ask_to_end'],
    ],
    [
      'to end, by the client',
      { ...accepted, ...endByClient },
      'client',
      ['withdraw_end', 'propose_change'],
    ],
    [
      'to end, by the client',
      { ...delivered, ...endByClient },
      'creator',
      ['accept_end', 'decline_end', 'propose_change'],
    ],
    ['in its trial', { ...accepted, ...trial, milestone: 1 }, 'client', ['propose_change', 'end']],
    [
      'in its trial',
      { ...delivered, ...trial, milestone: 1 },
      'creator',
      ['propose_change', 'end'],
    ],
    [
      'after its trial',
      { ...accepted, ...trial, milestone: 2 },
      'client',
      ['propose_change', 'ask_to_end'],
    ],
    ['completed', { ...delivered, status: 'completed' }, 'client', []],
    ['rejected', { ...REQUEST, status: 'rejected' }, 'creator', []],
  ] as const)('%s: %j, %s: %j', (_name, request, side, acts) => {
    expect(openActions(request, side)).toEqual(acts);
  });
});

describe('the review of a request', () => {
  it.each([
    ['completed', 'a creator', null, true],
    ['completed', 'a creator', { rating: 5 }, false],
    ['completed', null, null, false],
    ['accepted', 'a creator', null, false],
    ['rejected', 'a creator', null, false],
  ] as const)('%s, of %s, reviewed %j: %s', (status, creator_id, review, expected) => {
    expect(canReview({ status, creator_id, review })).toBe(expected);
  });

  it.each([
    ['2026-01-01T12:00:01.000Z', true],
    ['2026-01-01T12:00:00.000Z', false],
  ])('of %s is editable on the 15th: %s', (created_at, expected) => {
    expect(canEditReview({ created_at }, Date.parse('2026-01-15T12:00:00.000Z'))).toBe(expected);
  });
});
