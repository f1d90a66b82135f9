import { describe, expect, it } from 'vitest';
import { addScene, playScene } from '../../cases/cases.ts';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { act, addRequest, applyStep } from '../../support/hiring.ts';
import { passDays, readPanel } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

type Side = 'client' | 'creator';
type Scene = Record<Side, { id: string }> & { id: string };

/** As if everything in the timeline had happened so many days and a moment earlier, because times in rows are rounded. */
async function age(world: World, { id }: Scene, days: number) {
  await world.sql`alter table public.hire_request_events disable trigger guard`;
  await world.sql`
    update public.hire_request_events set created_at = created_at - make_interval(mins => ${Math.round(days * 1440)}, secs => 1)
    where hire_request_id = ${id}`;
  await world.sql`alter table public.hire_request_events enable trigger guard`;
}

const suspend = (world: World, { id }: { id: string }, daysAgo: number) => world.sql`
  insert into private.suspensions (user_id, reason, created_at)
  values (${id}, 'spam', now() - make_interval(mins => ${Math.round(daysAgo * 1440)}, secs => 1))`;

/** Ends it without the other side, which is offered exactly if it works, and is told. */
async function endAlone(world: World, scene: Scene, side: Side) {
  const { actions } = await readPanel(world, scene[side], scene.id);
  const attempt = world.as(scene[side], (sql) =>
    act(sql, { id: scene.id, action: 'end', note: 'I hear nothing any more' }),
  );
  if (actions.includes('end')) {
    expect(actions).not.toContain('ask_to_end');
    await attempt;
    const other = scene[side === 'client' ? 'creator' : 'client'];
    expect(
      await world.sql`
        select kind from public.notifications where user_id = ${other.id} order by created_at desc, kind = 'request_ended' desc limit 1`,
    ).toEqual([{ kind: 'request_ended' }]);
    return 'ended';
  }
  expect(await captureError(attempt)).toMatchObject({
    message: "This request doesn't end without the other side yet. Ask to end it",
  });
  return 'not yet';
}

describe.each<[Side, Side]>([
  ['client', 'creator'],
  ['creator', 'client'],
])('the %s, while the %s is suspended', (side, other) => {
  it.each([
    ['accepted', 13.9, 'not yet'],
    ['accepted', 14, 'ended'],
    ['back in work', 14, 'ended'],
    ['delivered', 14, 'not yet'],
  ] as const)('and the work is %s for %s days: %s', (state, days, outcome) =>
    inWorld(async (world) => {
      const scene = await addRequest(world, state);
      await suspend(world, scene[other], days);
      expect(await endAlone(world, scene, side)).toBe(outcome);
    }),
  );
});

describe('silence of a creator after changes were requested', () => {
  it.each([
    [13.9, 'not yet'],
    [14, 'ended'],
  ] as const)('for %s days: %s', (days, outcome) =>
    inWorld(async (world) => {
      const scene = await addRequest(world, 'back in work');
      await age(world, scene, days);
      expect(await endAlone(world, scene, 'client')).toBe(outcome);
    }),
  );

  it('counts from what they did last', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world, 'back in work');
      await world.as(scene.client, (sql) => requestEnd(sql, { id: scene.id }));
      await age(world, scene, 14);
      await world.as(scene.creator, (sql) => answerEnd(sql, { id: scene.id, action: 'decline' }));
      expect(await endAlone(world, scene, 'client')).toBe('not yet');
      await age(world, scene, 14);
      expect(await endAlone(world, scene, 'client')).toBe('ended');
    }));

  it('counts also where both agreed in a case that the work is done again', () =>
    inWorld(async (world) => {
      const scene = await playScene(world, await addRequest(world, 'delivered'));
      const id = await scene.open({ wants: 'redo' });
      await scene.answer('creator', id, { action: 'accept' });
      await age(world, scene, 14);
      expect(await endAlone(world, scene, 'client')).toBe('ended');
    }));

  it('gives the days of a suspension back', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world, 'back in work');
      await world.sql`
        insert into private.ended_suspensions (user_id, started_at, ended_at)
        values (${scene.creator.id}, now() - interval '14 days', now() - interval '13 days')`;
      await age(world, scene, 14.5);
      expect(await endAlone(world, scene, 'client')).toBe('not yet');
      await age(world, scene, 0.5);
      expect(await endAlone(world, scene, 'client')).toBe('ended');
    }));

  it('is not for the creator to use, nor before a delivery', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world, 'back in work');
      await age(world, scene, 14);
      expect(await endAlone(world, scene, 'creator')).toBe('not yet');
      const other = await addRequest(world, 'accepted');
      await age(world, other, 14);
      expect(await endAlone(world, other, 'client')).toBe('not yet');
    }));
});

it('a suspended creator whose client is silent ends what they can no longer deliver', () =>
  inWorld(async (world) => {
    const scene = await addRequest(world, 'back in work');
    await world.suspend(scene.creator);
    await applyStep(world, scene, ['creator', 'ask_end']);
    expect(await passDays(world, 5, scene.id)).toBe(true);
    expect(await readPanel(world, scene.client, scene.id)).toMatchObject({ resolution: 'ended' });
  }));

describe('the other side', () => {
  const listLines = (world: World, person: { id: string }) => world.sql`
    select kind, params ->> 'actor_name' as name, needs_action from public.notifications
    where user_id = ${person.id} and kind in ('request_paused', 'request_resumed') order by created_at`;
  /** Whose browser reads which request again when this person is suspended. */
  const listAnnounced = async (world: World, { id }: { id: string }) => {
    await world.sql`delete from realtime.messages`;
    await world.sql`select private.suspend(${id}, 'spam')`;
    return world.sql`
      select topic, payload - 'id' as ids from realtime.messages where event = 'hire_request_changed'`;
  };
  const paused = { kind: 'request_paused', name: 'Ada Stone', needs_action: false };

  it.each([
    ['pending', [paused]],
    ['accepted', [paused]],
    ['approved', []],
  ] as const)('is told of a suspension while a request is %s', (state, lines) =>
    inWorld(async (world) => {
      const { client, creator } = await addRequest(world, state);
      await world.sql`select private.suspend(${creator.id}, 'spam')`;
      expect(await listLines(world, client)).toEqual(lines);
    }),
  );

  it('is told of that of a client too, at once, and nobody else is', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world);
      await addRequest(world, 'accepted');
      expect(await listAnnounced(world, client)).toEqual([
        { topic: `user:${creator.id}`, ids: { hire_request_id: id } },
      ]);
      const lines = await world.sql`
        select user_id, params ->> 'side' as side from public.notifications where kind = 'request_paused'`;
      expect(lines).toEqual([{ user_id: creator.id, side: 'creator' }]);
    }));

  it('is told of it while a case is open, by mail too, and of its end', () =>
    inWorld(async (world) => {
      const scene = await addScene(world, 'approved');
      await scene.open();
      await world.sql`select private.suspend(${scene.creator.id}, 'spam')`;
      expect(await listLines(world, scene.client)).toEqual([paused]);
      expect(
        await world.sql`
          select from private.mail_outbox where user_id = ${scene.client.id} and kind = 'request_paused'`,
      ).toHaveLength(1);
      await world.sql`select private.end_suspension(${scene.creator.id}, 'a mistake')`;
      expect(await listLines(world, scene.client)).toEqual([
        { ...paused, kind: 'request_resumed' },
      ]);
    }));

  it('is not told where nothing of the request ever reached them', () =>
    inWorld(async (world) => {
      const { id, client } = await addRequest(world);
      await world.sql`insert into private.withheld_requests (hire_request_id, user_id)
        select id, creator_id from public.hire_requests where id = ${id}`;
      expect(await listAnnounced(world, client)).toEqual([]);
      expect(
        await world.sql`
        select from public.notifications where params ->> 'request_id' = ${id} and kind = 'request_paused'`,
      ).toHaveLength(0);
    }));
});
