import fc from 'fast-check';
import { inDays } from '../../../support/offers.ts';
import { sum } from './acts.ts';
import type { Act, Terms } from './acts.ts';
import { caseActs } from './case-acts.ts';
import { paymentActs } from './payment-acts.ts';
import { leaving, peopleActs } from './people-acts.ts';
import type { Side } from './scene.ts';

const side = fc.constantFrom<Side>('client', 'creator');
const cents = fc.integer({ min: 100, max: 90_000 }).map((amount) => amount / 100);
const revisions = fc.option(fc.integer({ min: 0, max: 3 }));

/** Terms with some of the milestones left, whose prices add up to the price together with what is approved, as far as one can know that before. */
const terms: fc.Arbitrary<Terms> = fc
  .record({
    prices: fc.array(cents, { maxLength: 4 }),
    price: cents,
    revisions,
    days: fc.integer({ min: 1, max: 40 }),
    isTrial: fc.boolean(),
  })
  .map(({ prices, price, revisions: limit, days, isTrial }) => {
    if (prices.length === 0) return { price, revisions: limit, days };
    const milestones = prices.map((one, index) => ({
      ...{ title: `Part ${index + 1}`, price: one, due_on: inDays(days + index) },
      is_trial: isTrial && index === 0,
    }));
    return { price: sum(prices), revisions: limit, milestones };
  });

const moves = {
  accept: 'creator',
  deliver: 'creator',
  ask_changes: 'client',
  approve: 'client',
  decline: 'creator',
  cancel: 'client',
  end: 'client',
} as const;
type Move = keyof typeof moves;

/** Mostly by the side whose act it is. */
const move = (...names: Move[]) =>
  fc
    .record({
      name: fc.constantFrom(...names),
      other: fc.option(side, { freq: 5 }),
      swap: fc.integer({ min: 0, max: 9 }),
    })
    .map(({ name, other, swap }): Act => ({
      by: swap === 0 && other ? other : moves[name],
      does: 'move',
      move: name,
    }));

const work: fc.Arbitrary<Act> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ by: side, does: fc.constant('offer' as const), terms }) },
  {
    weight: 20,
    arbitrary: fc.record({
      by: fc.constantFrom<'theirs' | 'others'>('theirs', 'theirs', 'theirs', 'theirs', 'others'),
      does: fc.constant('answer' as const),
      answer: fc.constantFrom('accept', 'accept', 'accept', 'accept', 'decline', 'withdraw'),
      back: fc.constantFrom(0, 0, 0, 0, 0, 0, 1),
    }),
  },
  { weight: 22, arbitrary: move('deliver') },
  { weight: 18, arbitrary: move('approve', 'approve', 'ask_changes') },
  { weight: 3, arbitrary: move('accept') },
  { weight: 2, arbitrary: move('decline', 'cancel', 'end') },
  { weight: 8, arbitrary: fc.record({ by: side, does: fc.constant('ask to end' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      by: fc.constantFrom<'theirs' | 'others'>('theirs', 'theirs', 'theirs', 'others'),
      does: fc.constant('answer the end' as const),
      answer: fc.constantFrom('accept', 'accept', 'decline', 'withdraw'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ by: fc.constant('creator' as const), does: fc.constant('request time' as const) },
      days: fc.integer({ min: 1, max: 90 }),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      ...{ by: fc.constant('time' as const), does: fc.constant('pass' as const) },
      days: fc.constantFrom(1, 3, 5, 8, 8, 8, 10, 12, 15),
    }),
  },
);

const offer = fc.record({
  by: fc.constant('creator' as const),
  does: fc.constant('offer' as const),
  terms,
});
const accept: Act = { by: 'theirs', does: 'answer', answer: 'accept', back: 0 };
const deliver: Act = { by: 'creator', does: 'move', move: 'deliver' };
const approve: Act = { by: 'client', does: 'move', move: 'approve' };
const agreement = offer.map((one): Act[] => [one, accept]);
const approval = agreement.map((acts): Act[] => [...acts, deliver, approve]);
const ending = fc
  .tuple(agreement, side, fc.constantFrom('accept', 'decline'))
  .map(([first, by, answer]): Act[] => [
    ...first,
    { by, does: 'ask to end' },
    { by: 'theirs', does: 'answer the end', answer },
  ]);
const acts = fc.oneof(
  { weight: 14, arbitrary: work },
  { weight: 9, arbitrary: paymentActs },
  { weight: 5, arbitrary: caseActs },
  { weight: 3, arbitrary: peopleActs },
);

/** Thirty acts; most begin with an agreement or an approval, so that the rest is about accepted work and its payment. Of some lives a side leaves before the end. */
export const sequences: fc.Arbitrary<Act[]> = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fc.constant<Act[]>([]) },
      { weight: 2, arbitrary: agreement },
      { weight: 2, arbitrary: approval },
      { weight: 1, arbitrary: ending },
    ),
    fc.array(acts, { minLength: 30, maxLength: 30 }),
    fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: leaving }),
  )
  .map(([first, others, end]) => {
    const all = [...first, ...others].slice(0, 30);
    return end ? [...all.slice(0, 25), end, ...all.slice(25)] : all;
  });
