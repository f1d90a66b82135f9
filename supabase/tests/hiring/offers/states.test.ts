import { describe, expect, it } from 'vitest';
import { act, addRequest, getRequest } from '../../support/hiring.ts';
import type { State } from '../../support/hiring.ts';
import { answerOffer, inDays, listOffers, makeOffer, requestTime } from '../../support/offers.ts';
import { shareWorld } from '../../support/shared-world.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

type Side = 'client' | 'creator';
type Scene = Awaited<ReturnType<typeof addRequest>>;
type Act = (world: World, scene: Scene, side: Side) => Promise<unknown>;

const answer =
  (action: string): Act =>
  async (world, scene, side) => {
    const offer = (await listOffers(world, scene.id)).at(-1)?.id ?? scene.id;
    return world.as(scene[side], (sql) => answerOffer(sql, { id: offer, action }));
  };
const acts = {
  offer: (world, scene, side) => world.as(scene[side], (sql) => makeOffer(sql, { id: scene.id })),
  'request for time': (world, scene, side) =>
    world.as(scene[side], (sql) => requestTime(sql, { id: scene.id, due_on: inDays(9) })),
  accept: answer('accept'),
  decline: answer('decline'),
  withdraw: answer('withdraw'),
} satisfies Record<string, Act>;
type ActName = keyof typeof acts;

/** The state of the request, and who has made an offer in it. */
const scenes = {
  'a new request': ['pending', null],
  'an offer': ['pending', 'creator'],
  'an offer, delivered': ['delivered', 'creator'],
  'accepted work': ['accepted', null],
  'a change order': ['accepted', 'creator'],
  'a change order of the client': ['accepted', 'client'],
  'a declined request': ['declined', null],
  'a withdrawn request': ['withdrawn', null],
  'an ended request': ['ended', null],
  'approved work': ['approved', null],
  'work approved by time': ['automatic', null],
} as const satisfies Record<string, readonly [State, Side | null]>;
type SceneName = keyof typeof scenes;

const isNotTheirs = "This request no longer exists, or it isn't yours";
const cannot = "You can't do that";
const answerFirst = 'Answer or withdraw the open offer first';
const isPending = 'This request is still pending';
const over = (word: string) => ({
  client: { offer: word, 'request for time': word },
  creator: { offer: word, 'request for time': word },
});
const isOpen = ['open', 'pending'] as const;
const isAgreed = ['accepted', 'accepted'] as const;

type Outcome = string | readonly [offer: string, request: string];
/** The result of an action: the states of the last offer and of the request, or the sentence that rejects it. */
const outcomes: Record<SceneName, Record<Side, Partial<Record<ActName, Outcome>>>> = {
  'a new request': {
    client: { offer: 'There is no offer to change yet', 'request for time': cannot },
    creator: { offer: isOpen, 'request for time': isPending },
  },
  'an offer': {
    client: {
      ...{ offer: isOpen, 'request for time': cannot, withdraw: cannot },
      ...{ accept: isAgreed, decline: ['declined', 'pending'] },
    },
    creator: {
      ...{ offer: isOpen, 'request for time': isPending, accept: cannot, decline: cannot },
      withdraw: ['withdrawn', 'pending'],
    },
  },
  'an offer, delivered': {
    client: { offer: ['open', 'accepted'], accept: isAgreed, decline: ['declined', 'accepted'] },
    creator: { offer: ['open', 'accepted'], withdraw: ['withdrawn', 'accepted'] },
  },
  'accepted work': {
    client: { offer: ['open', 'accepted'], 'request for time': cannot },
    creator: { offer: ['open', 'accepted'], 'request for time': ['open', 'accepted'] },
  },
  'a change order': {
    client: {
      ...{ offer: ['open', 'accepted'], 'request for time': cannot, withdraw: cannot },
      ...{ accept: isAgreed, decline: ['declined', 'accepted'] },
    },
    creator: {
      ...{ offer: ['open', 'accepted'], 'request for time': answerFirst },
      ...{ accept: cannot, decline: cannot, withdraw: ['withdrawn', 'accepted'] },
    },
  },
  'a change order of the client': {
    client: { accept: cannot, decline: cannot, withdraw: ['withdrawn', 'accepted'] },
    creator: {
      ...{ accept: isAgreed, decline: ['declined', 'accepted'], withdraw: cannot },
      'request for time': answerFirst,
    },
  },
  'a declined request': over('This request is already declined'),
  'a withdrawn request': over('This request is already withdrawn'),
  'an ended request': over('This request is already ended'),
  'approved work': over('This request is already completed'),
  'work approved by time': over('This request is already completed'),
};

async function addScene(world: World, name: SceneName) {
  const [state, side] = scenes[name];
  const scene = await addRequest(world, state);
  if (side) await acts.offer(world, scene, side);
  return scene;
}

const sides = ['client', 'creator'] as const;

describe.each(Object.keys(outcomes) as SceneName[])('on %s', (name) => {
  const inScene = shareWorld((world) => addScene(world, name));
  const cases = sides.flatMap((side) =>
    (Object.keys(outcomes[name][side]) as ActName[]).map((action) => ({
      ...{ side, action, outcome: outcomes[name][side][action] },
    })),
  );

  it.each(cases)('$side: $action leads to $outcome', ({ side, action, outcome }) =>
    inScene(async (world, scene) => {
      const attempt = acts[action](world, scene, side);
      if (typeof outcome === 'string') {
        expect(await captureError(attempt)).toMatchObject({ message: outcome });
        return;
      }
      const before = await attempt;
      const offers = await listOffers(world, scene.id);
      const request = await getRequest(world, scene.id);
      expect(request).toMatchObject(before as object);
      expect([offers.at(-1)?.status, request.status]).toEqual(outcome);
      expect(request.open_offer_id).toBe(
        outcome?.[0] === 'open' ? (offers.at(-1)?.id ?? 'none') : null,
      );
      const [event] = await world.sql`
        select actor_id, offer_id, action from public.hire_request_events
        where (hire_request_id, version) = (${scene.id}, ${request.version})`;
      expect(event).toEqual({
        actor_id: scene[side].id,
        offer_id: offers.at(-1)?.id,
        action: outcome?.[0] === 'open' ? 'make_offer' : `${action}_offer`,
      });
    }),
  );
});

it.each([...(Object.keys(acts) as ActName[])])('nobody else can: %s', (action) =>
  inWorld(async (world) => {
    const scene = await addScene(world, 'an offer');
    const stranger = await world.addPerson({ isDev: true });
    expect(
      await captureError(acts[action](world, { ...scene, creator: stranger }, 'creator')),
    ).toEqual({ code: 'PT404', message: isNotTheirs });
    const visitor = world.as('visitor', (sql) => makeOffer(sql, { id: scene.id }));
    expect(await captureError(visitor)).toMatchObject({ code: '42501' });
  }),
);

it('an offer that does not exist, and an answer that does not', () =>
  inWorld(async (world) => {
    const scene = await addScene(world, 'an offer');
    expect(
      await captureError(
        world.as(scene.client, (sql) => answerOffer(sql, { id: scene.id, action: 'accept' })),
      ),
    ).toEqual({ code: 'PT404', message: isNotTheirs });
    expect(await captureError(answer('approve')(world, scene, 'client'))).toEqual({
      ...{ code: 'PT400', message: "An offer doesn't have this action" },
    });
    const [open] = await listOffers(world, scene.id);
    const long = { id: open?.id ?? '', action: 'decline', note: 'x'.repeat(2001) };
    expect(await captureError(world.as(scene.client, (sql) => answerOffer(sql, long)))).toEqual({
      ...{ code: 'PT400', message: 'Use at most 2000 characters' },
    });
  }));

it('the request itself waits for the open offer', () =>
  inWorld(async (world) => {
    const scene = await addScene(world, 'an offer');
    const accept = () =>
      world.as(scene.creator, (sql) => act(sql, { id: scene.id, action: 'accept' }));
    expect(await captureError(accept())).toEqual({
      ...{ code: 'PT409', message: 'Answer or withdraw the open offer first' },
    });
    await acts.withdraw(world, scene, 'creator');
    expect(await accept()).toMatchObject({ status: 'accepted', price: '100' });
  }));
