import type { SharedRequest } from '@showcase/data/messages';
import { describe, expect, it } from 'vitest';
import { aSharedRequest } from '../../../testing/lines.ts';
import { describeState, describeWaiting } from './describe-waiting.ts';

const now = new Date(2026, 10, 26, 12);
const at = (day: number) => new Date(2026, 10, day, 12).toISOString();
const offer = (kind: string, side: 'client' | 'creator') => ({
  offer: { kind, side, valid_until: at(29) },
});
type Fields = Partial<SharedRequest>;
const work = { status: 'accepted', waiting_side: 'creator' } as const;
const review = { status: 'accepted', waiting_side: 'client', delivered_at: at(25) } as const;
const aCase = (
  case_status: SharedRequest['case_status'],
  waiting_side: SharedRequest['waiting_side'],
) => ({ case_status, waiting_side });

describe('what waits in a conversation', () => {
  it.each<[Fields[], string | null]>([
    [[], null],
    [[{ ...offer('offer', 'creator'), waiting_side: 'client' }], 'Offer waits for you'],
    [[{ ...offer('offer', 'client'), waiting_side: 'creator' }], null],
    [[{ ...work, ...offer('change_order', 'creator') }], 'Change waits for you'],
    [[{ ...work, ...offer('extension', 'creator') }], 'New due date waits for you'],
    [[{ waiting_side: 'creator' }], null],
    [[{ side: 'creator', waiting_side: 'creator' }], 'Request waits for you'],
    [[{ side: 'creator', ...offer('offer', 'creator'), waiting_side: 'client' }], null],
    [[{ ...work, waiting_side: 'client', delivered_at: at(25) }], 'Delivery waits for you'],
    [
      [
        {
          ...work,
          ...offer('change_order', 'client'),
          waiting_side: 'client',
          delivered_at: at(25),
        },
      ],
      'Delivery waits for you',
    ],
    [[{ ...review, ...aCase('countered', 'client') }], 'Case waits for you'],
    [[{ ...review, ...aCase('waiting', 'admin') }], null],
    [[{ ...work, end_asked_by: 'creator' }], 'Proposal to end waits for you'],
    [[{ ...work, end_asked_by: 'client' }], null],
    [[{ ...work, due_on: '2026-11-27' }], 'Due tomorrow'],
    [[{ ...work, side: 'creator', due_on: '2026-11-24' }], '2 days late'],
    [
      [
        {
          ...work,
          side: 'creator',
          waiting_side: 'client',
          due_on: '2026-11-24',
          delivered_at: at(25),
        },
      ],
      null,
    ],
    [
      [
        { ...work, due_on: '2026-12-03' },
        { ...work, due_on: '2026-11-27' },
      ],
      'Due tomorrow',
    ],
    [
      [
        { ...work, due_on: '2026-11-27' },
        { ...offer('offer', 'creator'), waiting_side: 'client' },
      ],
      'Offer waits for you',
    ],
  ])('%j: %s', (requests, expected) => {
    expect(describeWaiting(requests.map(aSharedRequest), now)).toBe(expected);
  });
});

describe('the state of a request', () => {
  it.each<[Fields, string]>([
    [offer('offer', 'creator'), 'offer until Nov 29'],
    [{ ...work, ...offer('change_order', 'client') }, 'proposed change until Nov 29'],
    [{ ...work, ...offer('extension', 'creator') }, 'request for more time until Nov 29'],
    [{ expires_at: at(29) }, 'pending until Nov 29'],
    [{ ...review, review_until: at(29) }, 'in review until Nov 29'],
    [{ ...review, ...aCase('waiting', 'admin') }, 'open case'],
    [{ ...work, end_asked_by: 'creator', ends_at: at(29) }, 'proposal to end until Nov 29'],
    [{ ...review, end_asked_by: 'creator' }, 'proposal to end'],
    [{ ...work, due_on: '2026-12-03' }, 'due Dec 3'],
    [{ ...work, due_on: '2026-11-27' }, 'due tomorrow'],
    [{ ...work, due_on: '2026-11-24' }, '2 days late'],
    [work, 'no due date'],
  ])('%j: %s', (request, expected) => {
    expect(describeState(aSharedRequest(request), now)).toBe(expected);
  });
});
