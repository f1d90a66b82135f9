import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestEnd } from '../../support/ending.ts';
import { act, createRequest } from '../../support/hiring.ts';
import type { Action } from '../../support/hiring.ts';
import { answerOffer, inDays, makeOffer, requestTime } from '../../support/offers.ts';
import type { OfferInput } from '../../support/offers.ts';
import { sql } from '../../support/world.ts';
import { findContradictions } from '../life/checks/find-contradictions.ts';
import { commitAs, commitPeople, race, raceRounds } from './race.ts';

type Side = 'client' | 'creator';
type Terms = Omit<OfferInput, 'id'>;
let people: Awaited<ReturnType<typeof commitPeople>>;
beforeAll(async () => {
  people = await commitPeople();
});
afterAll(() => people.remove());

const offer = (by: Side, id: string, terms: Terms = {}) =>
  commitAs(people[by], (tx) => makeOffer(tx, { id, ...terms }));
const answer = (by: Side, id: string, action: string) =>
  commitAs(people[by], (tx) => answerOffer(tx, { id, action }));
const move = (by: Side, id: string, action: Action) =>
  commitAs(people[by], (tx) => act(tx, { id, action }));
/** The effects of the job on this request, as if it were so many days from now. */
const pass = async (id: string, days: number) => {
  const [row] = await sql<{ done: boolean }[]>`
    select private.follow_deadline(${id}, now() + make_interval(days => ${days})) as done`;
  return row;
};
const request = () =>
  commitAs(people.client, (tx) =>
    createRequest(tx, { creator_id: people.creator.id, title: `A map ${randomUUID()}` }),
  );
const parts = {
  price: 300,
  milestones: [3, 6].map((day) => ({ title: `Part ${day}`, price: 150, due_on: inDays(day) })),
};

type Scene = { id: string; open: string };
/** A request with an open offer of the creator; `accepted` work has an open change order of them. */
async function open(state: 'pending' | 'accepted' | 'delivered'): Promise<Scene> {
  const { id } = await request();
  if (state !== 'pending') {
    const { open_offer_id } = await offer('creator', id, parts);
    await answer('client', open_offer_id ?? '', 'accept');
  }
  if (state === 'delivered') await move('creator', id, 'deliver');
  const { open_offer_id } = await offer(
    'creator',
    id,
    state === 'pending' ? parts : { price: 400 },
  );
  return { id, open: open_offer_id ?? '' };
}

const contests: Record<
  string,
  [state: 'pending' | 'accepted' | 'delivered', (scene: Scene) => (() => Promise<unknown>)[]]
> = {
  'accept against a newer offer': [
    'pending',
    ({ id, open: first }) => [
      () => answer('client', first, 'accept'),
      () => offer('creator', id, { price: 350 }),
    ],
  ],
  'accept against a counter-offer and a withdrawal': [
    'pending',
    ({ id, open: first }) => [
      () => answer('client', first, 'accept'),
      () => offer('client', id, { price: 200 }),
      () => answer('creator', first, 'withdraw'),
    ],
  ],
  'two counter-offers': [
    'pending',
    ({ id }) => [
      () => offer('client', id, { price: 200 }),
      () => offer('creator', id, { price: 350 }),
      () => offer('client', id, { price: 210 }),
    ],
  ],
  'accept against expiry': [
    'pending',
    ({ id, open: first }) => [
      () => answer('client', first, 'accept'),
      () => pass(id, 8),
      () => pass(id, 8),
    ],
  ],
  'accept, decline and the request itself': [
    'pending',
    ({ id, open: first }) => [
      () => answer('client', first, 'accept'),
      () => answer('client', first, 'decline'),
      () => move('client', id, 'cancel'),
      () => move('creator', id, 'decline'),
      () => move('creator', id, 'accept'),
    ],
  ],
  'a change order against a delivery': [
    'accepted',
    ({ id, open: order }) => [
      () => answer('client', order, 'accept'),
      () => move('creator', id, 'deliver'),
      () => offer('client', id, { price: 420 }),
    ],
  ],
  'a change order against the approval of its milestone': [
    'delivered',
    ({ id, open: order }) => [
      () => answer('client', order, 'accept'),
      () => move('client', id, 'approve'),
      () => move('client', id, 'ask_changes'),
      () => pass(id, 15),
    ],
  ],
  'a change order against the end': [
    'accepted',
    ({ id, open: order }) => [
      () => answer('client', order, 'accept'),
      () => commitAs(people.creator, (tx) => requestEnd(tx, { id })),
      () => pass(id, 8),
      () => commitAs(people.creator, (tx) => requestTime(tx, { id, due_on: inDays(30) })),
    ],
  ],
  'two milestones at once': [
    'delivered',
    ({ id }) => [
      () => move('client', id, 'approve'),
      () => move('client', id, 'approve'),
      () => pass(id, 15),
      () => move('creator', id, 'deliver'),
    ],
  ],
};

describe.each(raceRounds)('in round %d', () => {
  it.each(Object.entries(contests))('%s leaves one story', async (_, [state, contend]) => {
    const scene = await open(state);
    const { lost } = await race(contend(scene));
    expect(lost.filter((code) => code !== 'PT409')).toEqual([]);
    expect(await findContradictions(sql, scene.id)).toEqual([]);
    await people.clearRateLimits();
  });

  it('the same answer twice is one', async () => {
    const scene = await open('pending');
    const { won, lost } = await race(
      Array.from({ length: 5 }, () => () => answer('client', scene.open, 'accept')),
    );
    expect([won.length, lost]).toEqual([5, []]);
    expect(new Set(won.map(({ version }) => version))).toEqual(new Set([3]));
    expect(await findContradictions(sql, scene.id)).toEqual([]);
    await people.clearRateLimits();
  });

  it('the same offer sent several times is one', async () => {
    const { id } = await request();
    const offer_key = randomUUID();
    const { won, lost } = await race(
      Array.from({ length: 5 }, () => () => offer('creator', id, { offer_key })),
    );
    expect([won.length, lost]).toEqual([5, []]);
    const rows = await sql`select from public.offers where hire_request_id = ${id}`;
    expect(rows).toHaveLength(2);
    await people.clearRateLimits();
  });

  it('one of 12 acceptances of a request as it is and of its offer wins', async () => {
    const scene = await open('pending');
    const { won } = await race(
      Array.from({ length: 6 }, () => [
        () => answer('client', scene.open, 'accept'),
        () => answer('creator', scene.open, 'withdraw'),
      ]).flat(),
    );
    expect(new Set(won.map(({ status }) => status)).size).toBe(1);
    expect(await findContradictions(sql, scene.id)).toEqual([]);
    await people.clearRateLimits();
  });

  it('twenty templates stay twenty', async () => {
    const save = (name: string) => () =>
      commitAs(
        people.creator,
        (tx) => tx`
          insert into public.offer_templates (name, title, scope, price, days)
          values (${name}, 'A map', ${'x'.repeat(20)}, 5, 3)`,
      );
    for (let number = 0; number < 18; number += 1) await save(`Map ${number}`)();
    const { won, lost } = await race(
      Array.from({ length: 6 }, (__, index) => save(`More ${index}`)),
    );
    expect([won.length, lost]).toEqual([2, ['PT409', 'PT409', 'PT409', 'PT409']]);
    await sql`delete from public.offer_templates where user_id = ${people.creator.id}`;
    await people.clearRateLimits();
  });
});
