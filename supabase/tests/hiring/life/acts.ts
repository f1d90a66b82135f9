import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { act, getRequest } from '../../support/hiring.ts';
import { answerOffer, inDays, listOffers, makeOffer, requestTime } from '../../support/offers.ts';
import type { OfferInput } from '../../support/offers.ts';
import type { World } from '../../support/world.ts';
import { caseActs, isInCase, performInCase } from './case-acts.ts';
import type { CaseAct } from './case-acts.ts';
import { isPayment, paymentActs, performPayment } from './payment-acts.ts';
import type { PaymentAct } from './payment-acts.ts';
import type { Scene, Side } from './scene.ts';

type Terms = Omit<OfferInput, 'id'>;
/** An act of one of the two, or of time: an answer is given by the side whose answer it is, or by the other one. */
export type Act =
  | { by: Side; does: 'offer'; terms: Terms }
  | { by: 'theirs' | 'others'; does: 'answer'; answer: string; back: number }
  | { by: Side; does: 'ask to end' }
  | { by: 'theirs' | 'others'; does: 'answer the end'; answer: string }
  | { by: Side; does: 'move'; move: string }
  | { by: Side; does: 'request time'; days: number }
  | { by: 'time'; does: 'pass'; days: number }
  | PaymentAct
  | CaseAct;

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
);

/** Thirty acts; most begin with an agreement or an approval, so that the rest is about accepted work and its payment. */
export const sequences: fc.Arbitrary<Act[]> = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fc.constant<Act[]>([]) },
      { weight: 2, arbitrary: agreement },
      { weight: 2, arbitrary: approval },
      { weight: 1, arbitrary: ending },
    ),
    fc.array(acts, { minLength: 30, maxLength: 30 }),
  )
  .map(([first, others]) => [...first, ...others].slice(0, 30));

/** Does it as its side would: what is left of the price for milestones is known by who proposes it. */
export async function perform(world: World, scene: Scene, one: Act): Promise<unknown> {
  const { id } = scene;
  if (isPayment(one)) return performPayment(world, scene, one);
  if (isInCase(one)) return performInCase(world, scene, one);
  if (one.does === 'pass') {
    return world.sql`
      select private.follow_deadline(${id}, now() + make_interval(days => ${one.days}))`;
  }
  if (one.does === 'answer') {
    const offer = (await listOffers(world, id)).at(-1 - one.back);
    const isOfCreator = (offer?.side === 'creator') === (one.answer === 'withdraw');
    const person = scene[isOfCreator === (one.by === 'theirs') ? 'creator' : 'client'];
    return world.as(person, (sql) =>
      answerOffer(sql, { id: offer?.id ?? randomUUID(), action: one.answer }),
    );
  }
  if (one.does === 'answer the end') {
    const { end_asked_by } = await getRequest(world, id);
    if (end_asked_by === null) {
      const asker = scene[one.by === 'theirs' ? 'client' : 'creator'];
      return world.as(asker, (sql) => requestEnd(sql, { id }));
    }
    const isOfCreator = (end_asked_by === 'creator') === (one.answer === 'withdraw');
    const person = scene[isOfCreator === (one.by === 'theirs') ? 'creator' : 'client'];
    return world.as(person, (sql) => answerEnd(sql, { id, action: one.answer }));
  }
  const person = scene[one.by];
  if (one.does === 'ask to end') return world.as(person, (sql) => requestEnd(sql, { id }));
  if (one.does === 'move') return world.as(person, (sql) => act(sql, { id, action: one.move }));
  if (one.does === 'request time') {
    return world.as(person, (sql) => requestTime(sql, { id, due_on: inDays(one.days) }));
  }
  const [approved] = await world.sql<{ price: string }[]>`
    select coalesce(sum(price), 0) as price from public.milestones
    where hire_request_id = ${id} and approved_at is not null`;
  const price = sum([Number(one.terms.price), Number(approved?.price)]);
  return world.as(person, (sql) => makeOffer(sql, { id, ...one.terms, price }));
}

function sum(prices: number[]) {
  return Math.round(prices.reduce((total, price) => total + price * 100, 0)) / 100;
}
