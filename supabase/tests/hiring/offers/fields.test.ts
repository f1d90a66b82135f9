import { describe, expect, it } from 'vitest';
import { addRequest } from '../../support/hiring.ts';
import { inDays, makeOffer } from '../../support/offers.ts';
import type { MilestoneInput, OfferInput } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { many, parts } from './parts.ts';

const title = 'Add a title of at most 150 characters';
const few = 'Describe the scope in at least 20 characters';
const price = 'Enter a price from $1 to $1,000,000';
const revisions = 'Enter 0 to 20 revisions';
const due = 'Add a due date or a number of days';
const twoYears = 'Choose a due date within the next two years';
const days = 'Enter 1 to 730 days';
const version = 'These milestones are of another version. Reload the page';
const partDue = 'Milestone 1: choose a due date within the next two years';

const rejected: [string, Omit<OfferInput, 'id'>, string][] = [
  ['no title', { title: null }, title],
  ['an empty title', { title: ' ' }, title],
  ['a long title', { title: 'x'.repeat(151) }, title],
  ['no scope', { scope: null }, few],
  ['a short scope', { scope: 'x'.repeat(19) }, few],
  ['a scope of spaces', { scope: `x${' '.repeat(30)}` }, few],
  ['a long scope', { scope: 'x'.repeat(4001) }, 'Use at most 4000 characters for the scope'],
  ['no price', { price: null }, price],
  ['a price of 0.99', { price: 0.99 }, price],
  ['a price above a million', { price: 1_000_000.01 }, price],
  ['a price with parts of cents', { price: '5.001' }, 'Use at most two decimals, such as 10.50'],
  ['a price that is no number', { price: 'NaN' }, price],
  ['-1 revisions', { revisions: -1 }, revisions],
  ['21 revisions', { revisions: 21 }, revisions],
  ['neither date nor days', { due_on: null, days: null }, due],
  ['date and days', { due_on: inDays(3), days: 3 }, due],
  ['the day before yesterday', { due_on: inDays(-2) }, twoYears],
  ['a date in three years', { due_on: inDays(732) }, twoYears],
  ['0 days', { days: 0 }, days],
  ['731 days', { days: 731 }, days],
  [
    'a time that has passed',
    { valid_until: new Date(Date.now() - 60_000) },
    'Choose a date in the future until which the offer is valid',
  ],
  [
    'more than 90 days',
    { valid_until: new Date(Date.now() + 90.01 * 86_400_000) },
    'An offer is valid for at most 90 days',
  ],
  ['a long note', { note: 'x'.repeat(2001) }, 'Use at most 2000 characters'],
  ['no key', { offer_key: null }, 'An offer key is required'],
  ['13 milestones', many(13), 'Use at most 12 milestones'],
  [
    'a milestone without a title',
    parts({ title: ' ' }),
    'Milestone 1: add a title of at most 150 characters',
  ],
  [
    'a milestone with a long title',
    parts({ title: 'x'.repeat(151) }),
    'Milestone 1: add a title of at most 150 characters',
  ],
  [
    'a free milestone',
    parts({ price: 299 }, { price: 0 }),
    'Milestone 2: enter a price from $1 to $1,000,000',
  ],
  [
    'a milestone with parts of cents',
    parts({ price: 299 }, { price: 1.005 }),
    'Milestone 2: use at most two decimals, such as 10.50',
  ],
  [
    'a milestone without a price',
    parts({ price: undefined }),
    'Milestone 1: enter a price from $1 to $1,000,000',
  ],
  ['a milestone without a date', parts({ due_on: undefined }), partDue],
  ['a milestone whose date is no date', parts({ due_on: '2026-02-30' }), partDue],
  ['a milestone whose date is a text', parts({ due_on: 'tomorrow' }), partDue],
  ['a milestone long ago', parts({ due_on: inDays(-2) }), partDue],
  ['a milestone in three years', parts({ due_on: inDays(732) }), partDue],
  [
    'milestones out of order',
    parts({ price: 100, due_on: inDays(4) }, { price: 200 }),
    'Milestone 2 is due before the one before it',
  ],
  [
    'a later trial',
    parts({ price: 100 }, { price: 200, is_trial: true }),
    'Only the first milestone can be a paid trial',
  ],
  [
    'milestones of another sum',
    parts({ price: 100 }, { price: 199.99 }),
    'The milestones add up to $299.99, not $300.00',
  ],
  [
    'milestones of another sum of thousands',
    { ...parts({ price: 1_000_000 }, { price: 300.5 }), price: 4000 },
    'The milestones add up to $1,000,300.50, not $4,000.00',
  ],
  [
    'milestones and days',
    { ...parts({}), days: 3 },
    'With milestones, each of them has a due date',
  ],
  ['a milestone with another key', parts({ note: 'x' } as object), version],
  ['a milestone with a price as text', parts({ price: '300' }), version],
  ['milestones that are no list', { milestones: {} as MilestoneInput[] }, version],
];

describe('an offer is rejected for', () => {
  it.each(rejected)('%s', (_, terms, message) =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world);
      expect(
        await captureError(world.as(creator, (sql) => makeOffer(sql, { id, ...terms }))),
      ).toEqual({ code: 'PT400', message });
      const left = await world.sql`select from public.offers where hire_request_id = ${id}`;
      expect(left).toEqual([]);
    }),
  );
});
