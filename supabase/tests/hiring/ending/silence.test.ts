import { describe, expect, it } from 'vitest';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { addRequest, applyStep, getRequest } from '../../support/hiring.ts';
import type { Step } from '../../support/hiring.ts';
import { passDays, readPanel } from '../../support/offers.ts';
import { shareWorldWithoutRequests } from '../../support/shared-world.ts';
import type { World } from '../../support/world.ts';
import { addPlan, createParts } from '../plan/plan.ts';

const inWorld = shareWorldWithoutRequests();

const readEnd = async (world: World, { id, client }: { id: string; client: { id: string } }) => {
  const [row] = await world.as(
    client,
    (sql) => sql<{ ends_at: string | null; dates: { kind: string; at: string | null }[] }[]>`
      select public.my_hire_request(${id}) ->> 'ends_at' as ends_at, public.my_request_dates('client') as dates`,
  );
  const listed = row?.dates.find(({ kind }) => kind === 'end')?.at ?? null;
  expect(listed).toEqual(row?.ends_at);
  return listed;
};

describe('silence of five days', () => {
  it.each(['client', 'creator'] as const)('ends what the %s asked to end', (by) =>
    inWorld(async (world) => {
      const scene = await addRequest(world, 'accepted');
      expect(await readEnd(world, scene)).toBe(null);
      const { end_asked_at } = await world.as(scene[by], (sql) =>
        requestEnd(sql, { id: scene.id }),
      );
      const start = end_asked_at?.getTime() ?? 0;
      expect(new Date((await readEnd(world, scene)) ?? 0).getTime()).toBe(start + 5 * 86_400_000);
      await passDays(world, 4.9, scene.id);
      expect(await getRequest(world, scene.id)).toMatchObject({ status: 'accepted', version: 3 });
      await passDays(world, 5, scene.id);
      expect(await getRequest(world, scene.id)).toMatchObject({
        ...{ status: 'rejected', resolution: 'ended', end_asked_by: null, version: 4 },
      });
      const { events } = await readPanel(world, scene.client, scene.id);
      expect(events.at(-1)).toMatchObject({ action: 'end_by_silence', actor_id: null, note: null });
      expect(await passDays(world, 6, scene.id)).toBe(false);
    }),
  );

  const delivered: Step[] = [['creator', 'deliver']];
  it.each<[string, Step[]]>([
    ['was delivered before', [...delivered, ['creator', 'ask_end']]],
    ['is delivered after it', [['creator', 'ask_end'], ...delivered]],
    ['was delivered and changed', [...delivered, ['client', 'ask_changes'], ['client', 'ask_end']]],
  ])('is no consent where the work %s', (_, steps) =>
    inWorld(async (world) => {
      const scene = await addRequest(world, 'accepted');
      for (const step of steps) await applyStep(world, scene, step);
      expect(await readEnd(world, scene)).toBe(null);
      for (const day of [5, 6, 12]) await passDays(world, day, scene.id);
      expect(await getRequest(world, scene.id)).toMatchObject({ status: 'accepted' });
    }),
  );

  it('is consent of a suspended creator, unless a delivery is in review', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world, 'delivered');
      await world.as(scene.client, (sql) => requestEnd(sql, { id: scene.id }));
      await world.suspend(scene.creator);
      expect(await readEnd(world, scene)).toBe(null);
      await world.sql`delete from private.suspensions where user_id = ${scene.creator.id}`;
      await applyStep(world, scene, ['client', 'ask_changes']);
      await world.suspend(scene.creator);
      expect(await readEnd(world, scene)).not.toBe(null);
      await passDays(world, 5, scene.id);
      expect(await getRequest(world, scene.id)).toMatchObject({ resolution: 'ended' });
    }));

  it('is no consent of a suspended client after a delivery', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world, 'accepted');
      for (const step of [...delivered, ['client', 'ask_changes'] satisfies Step])
        await applyStep(world, scene, step);
      await world.suspend(scene.client);
      await world.as(scene.creator, (sql) => requestEnd(sql, { id: scene.id }));
      await passDays(world, 5, scene.id);
      expect(await getRequest(world, scene.id)).toMatchObject({ status: 'accepted' });
    }));

  it('is consent where only another milestone was delivered', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, createParts([10, 20], 60));
      await plan.deliver();
      await world.as(plan.creator, (sql) => requestEnd(sql, { id: plan.id }));
      expect(await readEnd(world, plan)).toBe(null);
      await plan.approve();
      expect(await readEnd(world, plan)).toBe(null);
      await world.as(plan.creator, (sql) => requestEnd(sql, { id: plan.id }));
      expect(await passDays(world, 5, plan.id)).toBe(true);
      expect(await plan.listAmounts()).toEqual(['10c']);
    }));

  it('starts over with a new proposal', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'accepted');
      await world.as(client, (sql) => requestEnd(sql, { id }));
      await world.sql`
        update public.hire_requests set end_asked_by = null, end_asked_at = null where id = ${id}`;
      await world.sql`
        update public.hire_requests set end_asked_by = 'client', end_asked_at = now() - interval '3 days' where id = ${id}`;
      await passDays(world, 1.9, id);
      expect(await getRequest(world, id)).toMatchObject({ end_asked_by: 'client' });
      await world.as(creator, (sql) => answerEnd(sql, { id, action: 'decline' }));
      await world.as(client, (sql) => requestEnd(sql, { id }));
      await passDays(world, 4.9, id);
      expect(await getRequest(world, id)).toMatchObject({ status: 'accepted' });
      await passDays(world, 5, id);
      expect(await getRequest(world, id)).toMatchObject({ resolution: 'ended' });
    }));

  it('approves a delivery as ever, which answers the proposal', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, createParts([10, 20], 60));
      await plan.deliver();
      await world.as(plan.client, (sql) => requestEnd(sql, { id: plan.id }));
      expect(await passDays(world, 14, plan.id)).toBe(true);
      expect(await getRequest(world, plan.id)).toMatchObject({
        ...{ status: 'accepted', milestone: 2, end_asked_by: null },
      });
    }));
});
