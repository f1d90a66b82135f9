import type { Obligation } from '@showcase/data/account';
import { expect, it } from 'vitest';
import { describeAction, nameObligation } from './describe-obligation.ts';

const DAY = '2026-12-24T12:00:00.000Z';

type Side = Obligation['side'];
const binding = (side: Side) => ({ request_id: '1', title: 'A shop', side });
type Dispute = Extract<Obligation, { kind: 'case' }>;
const dispute = (side: Side, status: Dispute['status']) =>
  ({ ...binding(side), kind: 'case', status }) as const;
const owed = (side: Side, kind: 'refund' | 'invoice') =>
  ({ ...binding(side), kind, number: '2026-0001', cents: 135_050, until: DAY }) as const;

it.each<[Obligation, string, RegExp]>([
  [{ ...binding('client'), kind: 'work', until: DAY }, 'Accepted work', /ask to end/],
  [dispute('creator', 'open'), 'An open case', /^Answer it/],
  [dispute('creator', 'countered'), 'An open case', /^It ends when/],
  [dispute('client', 'open'), 'An open case', /withdraw it/],
  [dispute('client', 'countered'), 'An open case', /^Accept what/],
  [dispute('creator', 'redoing'), 'An open case', /^Do the work again/],
  [dispute('client', 'redoing'), 'An open case', /^Wait until the work is done again/],
  [dispute('client', 'redone'), 'An open case', /^Accept what was done again/],
  [dispute('client', 'waiting'), 'An open case', /withdraw it/],
  [dispute('client', 'decided'), 'An open case', /appeal it/],
  [dispute('creator', 'appealed'), 'An appeal in a case', /another admin/],
  [owed('creator', 'refund'), 'You owe a refund of $1,350.50', /^Send the money back/],
  [owed('client', 'refund'), 'You are owed a refund of $1,350.50', /^Say that it has arrived/],
  [owed('creator', 'invoice'), "$1,350.50 of invoice 2026-0001 isn't paid", /write it off/],
  [owed('client', 'invoice'), "$1,350.50 of invoice 2026-0001 isn't paid", /open a case/],
])('%j is named and says what ends it', (obligation, name, act) => {
  expect(nameObligation(obligation)).toBe(name);
  expect(describeAction(obligation)).toMatch(act);
});
