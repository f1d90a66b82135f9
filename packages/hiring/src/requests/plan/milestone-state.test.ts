import { expect, it } from 'vitest';
import { getMilestoneState } from './milestone-state.ts';

const AT = '2026-11-26T12:00:00.000Z';

it.each([
  [
    { number: 1, approved_at: AT },
    { status: 'accepted', milestone: 2, delivered_at: null },
    'approved',
  ],
  [
    { number: 2, approved_at: null },
    { status: 'accepted', milestone: 2, delivered_at: null },
    'inWork',
  ],
  [
    { number: 2, approved_at: null },
    { status: 'accepted', milestone: 2, delivered_at: AT },
    'delivered',
  ],
  [
    { number: 3, approved_at: null },
    { status: 'accepted', milestone: 2, delivered_at: AT },
    'next',
  ],
  [
    { number: 2, approved_at: null },
    { status: 'rejected', milestone: 2, delivered_at: AT },
    'stopped',
  ],
  [
    { number: 3, approved_at: null },
    { status: 'rejected', milestone: 2, delivered_at: null },
    'stopped',
  ],
  [
    { number: 1, approved_at: AT },
    { status: 'rejected', milestone: 2, delivered_at: null },
    'approved',
  ],
] as const)('%j of %j is %s', (milestone, request, expected) => {
  expect(getMilestoneState(milestone, request)).toBe(expected);
});
