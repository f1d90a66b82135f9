import { expect, it } from 'vitest';
import { getDueDate, whoseTurn } from './turns.ts';

const AT = '2026-01-05T12:00:00.000Z';

it.each([
  ['pending', null, null, 'creator'],
  ['pending', null, 'creator', 'client'],
  ['pending', null, 'client', 'creator'],
  ['accepted', null, null, 'creator'],
  ['accepted', null, 'creator', 'creator'],
  ['accepted', AT, null, 'client'],
  ['completed', AT, null, null],
  ['rejected', null, null, null],
] as const)(
  '%s, delivered %s, offer by %s: it is the turn of %s',
  (status, delivered_at, by, turn) => {
    const open_offer = by && { side: by };
    expect(whoseTurn({ status, delivered_at, open_offer })).toBe(turn);
  },
);

it.each([
  ['accepted', 'delivery', 'open', 'creator'],
  ['accepted', 'delivery', 'countered', 'client'],
  ['accepted', 'delivery', 'waiting', null],
  ['accepted', 'delivery', 'decided', null],
  ['completed', 'money_back', 'open', 'creator'],
] as const)(
  '%s, with a case about %s that is %s: it is the turn of %s',
  (status, kind, at, turn) => {
    const request = { status, delivered_at: AT, open_offer: null };
    const open_case = { kind, status: at };
    expect(whoseTurn({ ...request, open_case })).toBe(turn);
  },
);

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
