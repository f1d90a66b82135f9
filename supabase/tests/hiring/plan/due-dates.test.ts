import { describe, expect, it } from 'vitest';
import { inDays, passDays } from '../../support/offers.ts';
import { shareWorldWithoutRequests } from '../../support/shared-world.ts';
import { addPlan, createParts, listReminders } from './plan.ts';

const inWorld = shareWorldWithoutRequests();

describe('the due date', () => {
  it('is a reminder to the creator, once, the day before', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { due_on: inDays(6) });
      expect(await passDays(world, 4, plan.id)).toBe(false);
      expect(await passDays(world, 5, plan.id)).toBe(true);
      expect(await listReminders(world, plan.creator)).toMatchObject([{ kind: 'request_due' }]);
      expect(await listReminders(world, plan.client)).toEqual([]);
      expect(await passDays(world, 6, plan.id)).toBe(false);
      await plan.agree('client', { due_on: inDays(9) });
      expect(await passDays(world, 6, plan.id)).toBe(false);
      expect(await passDays(world, 8, plan.id)).toBe(true);
    }));

  it.each([7, 8])('is forgotten if the job was away for more than a week: %d days late', (late) =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { due_on: inDays(6) });
      expect(await passDays(world, 6 + late, plan.id)).toBe(late === 7);
    }),
  );

  it('is no reminder once it is a week ago, whatever else time does to the request', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { due_on: inDays(6) });
      const follow = (days: number) =>
        world.sql<{ done: boolean }[]>`
          select private.follow_deadline(${plan.id}, now() + make_interval(days => ${days})) as done`;
      expect(await follow(14)).toEqual([{ done: false }]);
      expect(await follow(13)).toEqual([{ done: true }]);
    }));

  it('is no reminder of work that has ended', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { due_on: inDays(6) });
      await plan.end('client');
      expect(await passDays(world, 5, plan.id)).toBe(false);
    }));

  it('is that of the milestone in work, also on the same day as the one before', () =>
    inWorld(async (world) => {
      const { price, milestones } = createParts([10, 20, 30]);
      const plan = await addPlan(world, {
        price,
        milestones: milestones.map((one) => ({ ...one, due_on: inDays(6) })),
      });
      expect(await passDays(world, 5, plan.id)).toBe(true);
      await plan.deliver();
      expect(await passDays(world, 4, plan.id)).toBe(false);
      await plan.approve();
      expect(await passDays(world, 5, plan.id)).toBe(true);
      await plan.end('client');
      expect(await passDays(world, 5, plan.id)).toBe(false);
    }));
});
