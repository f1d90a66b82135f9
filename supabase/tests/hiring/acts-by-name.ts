import { answerEnd, requestEnd } from '../support/ending.ts';
import { act } from '../support/hiring.ts';
import type { Action, addRequest } from '../support/hiring.ts';
import { answerOffer, getOpenOffer, makeOffer, passDays } from '../support/offers.ts';
import type { World } from '../support/world.ts';

type Side = 'client' | 'creator';
type Scene = Pick<Awaited<ReturnType<typeof addRequest>>, 'id' | Side>;
type Act = (world: World, scene: Scene) => Promise<unknown>;

export const move =
  (by: Side, action: Action): Act =>
  (world, scene) =>
    world.as(scene[by], (sql) => act(sql, { id: scene.id, action }));
export const offer =
  (by: Side): Act =>
  (world, scene) =>
    world.as(scene[by], (sql) => makeOffer(sql, { id: scene.id }));
export const answer =
  (by: Side, action: string): Act =>
  async (world, scene) => {
    const id = await getOpenOffer(world, scene.id);
    return world.as(scene[by], (sql) => answerOffer(sql, { id, action }));
  };
const proposeEnd =
  (by: Side): Act =>
  (world, { id, ...people }) =>
    world.as(people[by], (sql) => requestEnd(sql, { id }));
const answerTo =
  (by: Side, action: string): Act =>
  (world, { id, ...people }) =>
    world.as(people[by], (sql) => answerEnd(sql, { id, action }));
const read =
  (by: Side): Act =>
  (world, scene) =>
    world.sql`update public.notifications set read_at = now() where user_id = ${scene[by].id}`;
const pass =
  (days: number): Act =>
  (world, { id }) =>
    passDays(world, days, id);

/** What the two do, and time, by its name in words. */
export const acts: Record<string, Act> = {
  'the creator offers': offer('creator'),
  'the client offers': offer('client'),
  'the client accepts': answer('client', 'accept'),
  'the client declines': answer('client', 'decline'),
  'the creator declines': answer('creator', 'decline'),
  'the client withdraws': answer('client', 'withdraw'),
  'the creator withdraws': answer('creator', 'withdraw'),
  'the client reads': read('client'),
  'the client approves': move('client', 'approve'),
  'the client wants more': move('client', 'ask_changes'),
  'the creator delivers': move('creator', 'deliver'),
  'the client asks to end': proposeEnd('client'),
  'the creator asks to end': proposeEnd('creator'),
  'the creator agrees to end': answerTo('creator', 'accept'),
  'the creator works on': answerTo('creator', 'decline'),
  'the client asks no longer': answerTo('client', 'withdraw'),
  'the creator reads': read('creator'),
  'five days pass': pass(5),
  'eight days pass': pass(8),
};
