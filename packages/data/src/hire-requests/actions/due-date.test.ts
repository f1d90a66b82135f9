import { expect, it } from 'vitest';
import { getDueDate } from './due-date.ts';

const AT = '2026-01-05T12:00:00.000Z';

const milestone = { title: 'A part', price: 100, is_trial: false, approved_at: null };
const milestones = [
  { ...milestone, number: 1, due_on: '2026-01-01' },
  { ...milestone, number: 2, due_on: '2026-02-01' },
  { ...milestone, number: 3, due_on: null },
];

it.each([
  ['accepted', null, 1, '2026-01-01'],
  ['accepted', null, 2, '2026-02-01'],
  ['accepted', null, 3, null],
  ['accepted', AT, 2, null],
  ['pending', null, 1, null],
  ['completed', AT, 2, null],
] as const)(
  '%s, delivered %s, at milestone %i is due on %s',
  (status, delivered_at, number, due) => {
    expect(getDueDate({ status, delivered_at, milestone: number, milestones })).toBe(due);
  },
);
