import { getOwnZone } from '@showcase/data/days';
import { testId } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import type { HireRequestSide } from '@showcase/data/hire-requests';
import { describeEndAlone } from './alone-texts.ts';

const now = new Date(2026, 10, 26, 12);
const later = new Date(2026, 10, 30, 12).toISOString();
const earlier = new Date(2026, 10, 20, 12).toISOString();
const party = (name: string) => ({ id: testId(1), name, avatar: null, is_creator: true });
type Request = Parameters<typeof describeEndAlone>[0];

const work: Request = {
  ...{ client: party('Mina'), creator: party('Ada'), status: 'accepted' },
  ...{ suspended_sides: [], ends_alone_from: { client: null, creator: null } },
  ...{ turn: 'creator', open_case: null, invoices: [], refunds: [], time_zone: getOwnZone() },
};
const from = (client: string | null) => ({ ends_alone_from: { client, creator: null } });
const isSuspended: Partial<Request> = { suspended_sides: ['creator'] };
const owner =
  'Your account is suspended. You can end and settle this request, but not agree on anything new. The time in which only you can answer is paused, for 90 days at most.';
const other =
  "Ada's account is suspended, so the time in which only they can answer is paused, for 90 days at most.";
const over: Partial<Request> = { ...isSuspended, status: 'completed' };
const refunds = [{ status: 'sent' as const }];
const open_case = {
  ...{ id: testId(2), kind: 'money_back' as const, status: 'open' as const },
  ...{ turn: 'creator' as const, answer_due_at: later },
};

it.each<[HireRequestSide, Partial<Request>, string | null]>([
  ['client', {}, null],
  ['client', over, null],
  [
    'client',
    { ...over, refunds },
    "Ada's account is suspended. They can still say what was paid, received or sent back.",
  ],
  ['client', { ...over, open_case }, other.replace('90', '30')],
  [
    'creator',
    { ...over, refunds },
    'Your account is suspended. You can still take part in cases, and say what was paid, received or sent back.',
  ],
  [
    'creator',
    { ...over, open_case },
    'Your account is suspended. You can still take part in cases, and say what was paid, received or sent back. The time in which only you can answer is paused, for 30 days at most.',
  ],
  [
    'creator',
    { status: 'pending', suspended_sides: ['client'] },
    "Mina's account is suspended, so nothing new can be agreed on.",
  ],
  ['client', isSuspended, other],
  ['creator', isSuspended, owner],
  [
    'client',
    { ...isSuspended, ...from(later) },
    `${other} If that lasts until Nov 30, you can end this request without them.`,
  ],
  [
    'client',
    { ...isSuspended, ...from(earlier) },
    `${other} You can end this request without Ada.`,
  ],
  [
    'creator',
    { ...isSuspended, ...from(later) },
    `${owner} From Nov 30, Mina can end this request without you.`,
  ],
  [
    'client',
    from(later),
    'If Ada neither delivers nor answers until Nov 30, you can end this request without them.',
  ],
  [
    'creator',
    from(later),
    'If you neither deliver nor answer until Nov 30, Mina can end this request without you.',
  ],
  ['client', from(earlier), 'You can end this request without Ada.'],
  ['creator', from(earlier), 'Mina can end this request without you.'],
])('tells the %s of work with %j who can end it alone', (side, fields, text) => {
  const found = describeEndAlone({ ...work, ...fields }, side, now);
  expect(found?.replaceAll(/[\u2068\u2069]/g, '') ?? null).toBe(text);
});
