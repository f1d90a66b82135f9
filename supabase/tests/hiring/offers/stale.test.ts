import { expect, it } from 'vitest';
import { act, addRequest, applyStep, getRequest } from '../../support/hiring.ts';
import type { Action, State } from '../../support/hiring.ts';
import { answerOffer, getOpenOffer, inDays, makeOffer, requestTime } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addPlan, createParts } from '../plan/plan.ts';

type Scene = Awaited<ReturnType<typeof addRequest>>;
type Act = (world: World, scene: Scene, version?: number) => Promise<unknown>;

const move =
  (by: 'client' | 'creator', action: Action): Act =>
  (world, scene, version) =>
    world.as(scene[by], (sql) => act(sql, { id: scene.id, action, version: version ?? null }));
const offer =
  (by: 'client' | 'creator'): Act =>
  (world, scene, version) =>
    world.as(scene[by], (sql) => makeOffer(sql, { id: scene.id, version: version ?? null }));
const answer =
  (by: 'client' | 'creator', action: string): Act =>
  async (world, { id, ...people }) => {
    const open = await getOpenOffer(world, id);
    return world.as(people[by], (sql) => answerOffer(sql, { id: open, action }));
  };
const expire: Act = (world, { id }) =>
  world.sql`select private.follow_deadline(${id}, now() + interval '8 days')`;
const addTime: Act = (world, { id, creator }, version) =>
  world.as(creator, (sql) =>
    requestTime(sql, { id, due_on: inDays(40), version: version ?? null }),
  );

it.each<[string, State, before: Act[], meanwhile: Act, stale: Act]>([
  ['New terms were proposed', 'pending', [], offer('creator'), move('creator', 'decline')],
  [
    'The offer was withdrawn',
    'pending',
    [offer('creator')],
    answer('creator', 'withdraw'),
    offer('client'),
  ],
  [
    'The offer was declined',
    'pending',
    [offer('creator')],
    answer('client', 'decline'),
    offer('creator'),
  ],
  ['The offer expired', 'pending', [offer('creator')], expire, offer('client')],
  [
    'New terms were agreed on',
    'pending',
    [offer('creator')],
    answer('client', 'accept'),
    offer('client'),
  ],
  ['This request was accepted', 'pending', [], move('creator', 'accept'), offer('creator')],
  ['The work was delivered', 'accepted', [], move('creator', 'deliver'), addTime],
  ['Changes were requested', 'delivered', [], move('client', 'ask_changes'), offer('client')],
])('says to who acts on an earlier version: %s', (words, state, before, meanwhile, stale) =>
  inWorld(async (world) => {
    const scene = await addRequest(world, state);
    for (const step of before) await step(world, scene);
    const { version } = await getRequest(world, scene.id);
    await meanwhile(world, scene);
    expect(await captureError(stale(world, scene, version))).toEqual({
      ...{ code: 'PT409', message: `${words} in the meantime` },
    });
  }),
);

it('does not take an accepted offer for the acceptance of the request as it was sent', () =>
  inWorld(async (world) => {
    const scene = await addRequest(world);
    await offer('creator')(world, scene);
    await answer('client', 'accept')(world, scene);
    expect(await captureError(move('creator', 'accept')(world, scene))).toEqual({
      ...{ code: 'PT409', message: 'New terms were agreed on in the meantime' },
    });
  }));

it('takes an acceptance twice as one, also after what followed', () =>
  inWorld(async (world) => {
    const scene = await addRequest(world, 'accepted');
    await offer('client')(world, scene);
    await answer('creator', 'accept')(world, scene);
    await move('creator', 'deliver')(world, scene);
    const { version } = await getRequest(world, scene.id);
    expect(await move('creator', 'accept')(world, scene)).toMatchObject({ version });
    await move('client', 'approve')(world, scene);
    expect(await captureError(move('creator', 'accept')(world, scene))).toMatchObject({
      message: 'This request is already completed',
    });
  }));

it.each(['approve', 'complete'] as const)('says that the milestone is over: %s', (action) =>
  inWorld(async (world) => {
    const plan = await addPlan(world, createParts([10, 20]));
    await plan.deliver();
    const open = await plan.propose('creator', createParts([15, 20]));
    const { version } = await getRequest(world, plan.id);
    const by = action === 'approve' ? 'client' : 'time';
    await applyStep(world, plan, [by, action]);
    const accept = world.as(plan.client, (sql) => answerOffer(sql, { id: open, action: 'accept' }));
    expect(await captureError(accept)).toMatchObject({
      message: 'The milestone was approved in the meantime, which closed this offer',
    });
    const order = world.as(plan.creator, (sql) => makeOffer(sql, { id: plan.id, version }));
    expect(await captureError(order)).toMatchObject({
      message: 'A milestone was approved in the meantime',
    });
  }),
);
