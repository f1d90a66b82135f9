import { describe, expect, it } from 'vitest';
import { act, addRequest, getRequest } from '../../support/hiring.ts';
import type { State } from '../../support/hiring.ts';
import { answerOffer, getOpenOffer, makeOffer } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

const sides = ['client', 'creator'] as const;
type Scene = Awaited<ReturnType<typeof addRequest>>;

const offer = (world: World, { id, ...people }: Scene, side: (typeof sides)[number]) =>
  world.as(people[side], (sql) => makeOffer(sql, { id }));
const error = (side: string) => ({
  ...{ code: 'PT409', message: `This ${side} is no longer available` },
});

describe.each(sides)('a %s who is suspended', (side) => {
  const other = side === 'client' ? 'creator' : 'client';

  it.each<State>(['pending', 'accepted'])('has offers that can be declined only: %s', (state) =>
    inWorld(async (world) => {
      const scene = await addRequest(world, state);
      await offer(world, scene, 'creator');
      if (side === 'client') await offer(world, scene, side);
      await world.suspend(scene[side]);
      const id = await getOpenOffer(world, scene.id);
      const answer = (action: string) =>
        world.as(scene[other], (sql) => answerOffer(sql, { id, action }));
      expect(await captureError(answer('accept'))).toEqual(error(side));
      expect(await answer('decline')).toMatchObject({ open_offer_id: null, status: state });
    }),
  );
});

it('a request of a suspended client can be declined only', () =>
  inWorld(async (world) => {
    const { id, client, creator } = await addRequest(world);
    await world.suspend(client);
    const move = (action: string) => world.as(creator, (sql) => act(sql, { id, action }));
    expect(await captureError(move('accept'))).toEqual(error('client'));
    await move('decline');
    expect(await getRequest(world, id)).toMatchObject({ resolution: 'declined' });
  }));

it.each([
  ['locked out', '1 day', 'PT409'],
  ['no longer locked out', '-1 day', null],
])('an account that is %s', (_, time, code) =>
  inWorld(async (world) => {
    const scene = await addRequest(world);
    await world.sql`
      insert into private.closed_accounts (user_id, closed_until)
      values (${scene.client.id}, now() + ${time}::interval)`;
    const accept = world.as(scene.creator, (sql) => act(sql, { id: scene.id, action: 'accept' }));
    if (code === null) expect(await accept).toMatchObject({ status: 'accepted' });
    else expect(await captureError(accept)).toEqual(error('client'));
  }),
);

it('an offer that is over is not accepted, also before the job says so', () =>
  inWorld(async (world) => {
    const scene = await addRequest(world);
    await offer(world, scene, 'creator');
    const id = await getOpenOffer(world, scene.id);
    await world.sql`alter table public.offers disable trigger guard`;
    await world.sql`update public.offers set valid_until = now() - interval '1 second' where id = ${id}`;
    const accept = world.as(scene.client, (sql) => answerOffer(sql, { id, action: 'accept' }));
    expect(await captureError(accept)).toEqual({
      ...{ code: 'PT409', message: 'This offer has expired' },
    });
    expect(await getRequest(world, scene.id)).toMatchObject({ status: 'pending' });
  }));
