import { randomUUID } from 'node:crypto';
import { answerEnd, requestEnd } from '../../../support/ending.ts';
import { act, getRequest } from '../../../support/hiring.ts';
import {
  answerOffer,
  inDays,
  listOffers,
  makeOffer,
  requestTime,
} from '../../../support/offers.ts';
import type { OfferInput } from '../../../support/offers.ts';
import type { World } from '../../../support/world.ts';
import { isInCase, performInCase } from './case-acts.ts';
import type { CaseAct } from './case-acts.ts';
import { deliverMail, isAboutPeople, performOnPeople } from './people-acts.ts';
import type { PeopleAct } from './people-acts.ts';
import { isPayment, performPayment } from './payment-acts.ts';
import type { PaymentAct } from './payment-acts.ts';
import type { Scene, Side } from './scene.ts';

export type Terms = Omit<OfferInput, 'id'>;
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
  | CaseAct
  | PeopleAct;

/** Does it as its side would: what is left of the price for milestones is known by who proposes it. */
export async function perform(world: World, scene: Scene, one: Act): Promise<unknown> {
  const { id } = scene;
  if (isPayment(one)) return performPayment(world, scene, one);
  if (isInCase(one)) return performInCase(world, scene, one);
  if (isAboutPeople(one)) return performOnPeople(world, scene, one);
  if (one.does === 'pass') {
    await deliverMail(world);
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

export function sum(prices: number[]) {
  return Math.round(prices.reduce((total, price) => total + price * 100, 0)) / 100;
}
