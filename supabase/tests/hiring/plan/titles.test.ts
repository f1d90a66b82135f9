import { describe, expect, it } from 'vitest';
import { readSettling } from '../../settling/settling.ts';
import { inWorld } from '../../support/world.ts';
import { addPlan, createParts } from './plan.ts';

describe('milestones', () => {
  it('have their job in their title where they are owed, as on the invoice', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { title: 'A map', ...createParts([100, 200]) });
      await plan.agree('client', { title: 'A map', ...createParts([100, 250]) });
      await plan.finish(1);
      const titles = async () =>
        (
          await world.sql<{ title: string }[]>`
            select title from public.transactions
            where hire_request_id = ${plan.id} order by milestone, reason desc`
        ).map(({ title }) => title);
      const owed = ['A map: Part 1', 'A map: Part 2', 'A map: Part 2'];
      expect(await titles()).toEqual(owed);
      const { invoices } = await readSettling(world, plan.client, plan.id);
      expect(invoices).toMatchObject([{ lines: [{ title: 'A map: Part 1' }] }]);
      const title = 't'.repeat(150);
      const parts = createParts([50, 300]);
      const milestones = parts.milestones.map((part) => ({ ...part, title: 'p'.repeat(150) }));
      await plan.agree('creator', { title, price: 400, milestones: milestones.slice(1) });
      expect(await titles()).toContain(`${title}: ${'p'.repeat(150)}`);
    }));
});
