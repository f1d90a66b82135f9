import { describe, expect, it } from 'vitest';
import { inDays, readPanel } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { addPlan, createParts } from './plan.ts';

const three = createParts([100, 200, 300]);

describe('milestones', () => {
  it('are delivered, approved and owed one by one', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, three);
      const { id, client } = plan;
      expect(await plan.listAmounts()).toEqual(['100', '200', '300']);
      expect(await plan.deliver()).toMatchObject({ status: 'accepted', milestone: 1 });
      expect(await plan.approve()).toMatchObject({
        ...{ status: 'accepted', milestone: 2, delivered_at: null, resolution: null },
      });
      expect(await plan.listAmounts()).toEqual(['100c', '200', '300']);
      expect((await readPanel(world, client, id)).milestones).toMatchObject([
        { number: 1, approved_at: expect.any(String) as string },
        { number: 2, approved_at: null },
        { number: 3, approved_at: null },
      ]);
      expect(await captureError(plan.requestChanges())).toMatchObject({
        ...{ code: 'PT409', message: 'Nothing has been delivered yet' },
      });
      await plan.finish(1);
      await plan.deliver();
      expect(await plan.approve()).toMatchObject({ status: 'completed', milestone: 3 });
      expect(await plan.listAmounts()).toEqual(['100c', '200c', '300c']);
      const { milestones } = await readPanel(world, client, id);
      expect(milestones.every(({ approved_at }) => approved_at !== null)).toBe(true);
    }));

  it('are those of one request, and completed once', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, three);
      const other = await addPlan(world, three);
      await plan.finish(1);
      await world.sql`alter table public.transactions disable trigger user`;
      await world.sql`
        update public.transactions set completed_at = '2026-01-01'
        where hire_request_id = ${plan.id} and completed_at is not null`;
      await world.sql`alter table public.transactions enable trigger user`;
      await plan.finish(2);
      const [first] = await world.sql<{ completed_at: Date }[]>`
        select completed_at from public.transactions where hire_request_id = ${plan.id} and milestone = 1`;
      expect(first?.completed_at).toEqual(new Date('2026-01-01'));
      expect(await other.listAmounts()).toEqual(['100', '200', '300']);
      expect((await readPanel(world, other.client, other.id)).milestones).toMatchObject([
        ...[{ approved_at: null }, { approved_at: null }, { approved_at: null }],
      ]);
    }));

  it('are approved once, however often', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, three);
      await plan.deliver();
      const approved = await plan.approve();
      expect(await plan.approve()).toEqual(approved);
    }));

  it('that are approved stay owed when the request ends', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, three);
      await plan.finish(1);
      await plan.deliver();
      expect(await plan.end('creator')).toMatchObject({ status: 'rejected', resolution: 'ended' });
      expect(await plan.listAmounts()).toEqual(['100c']);
      const [wallet] = await world.as(
        plan.creator,
        (sql) => sql`select public.wallet_balance()::integer as balance`,
      );
      expect(wallet).toEqual({ balance: 100 });
    }));

  it.each(['client', 'creator'] as const)('a paid trial can be ended there by the %s', (side) =>
    inWorld(async (world) => {
      const { milestones, price } = three;
      const trial = milestones.map((one, index) => ({ ...one, is_trial: index === 0 }));
      const plan = await addPlan(world, { price, milestones: trial });
      const panel = await readPanel(world, plan.client, plan.id);
      expect(panel.milestones.map(({ is_trial }) => is_trial)).toEqual([true, false, false]);
      await plan.deliver();
      expect(await captureError(plan.end(side))).toMatchObject({
        message: 'You can end this request without the other side. End it',
      });
      expect(await plan.endAlone(side)).toMatchObject({ resolution: 'ended' });
      expect(await plan.listAmounts()).toEqual([]);
    }),
  );

  it('a request without milestones is one', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { price: 80, days: 4 });
      const { milestones } = await readPanel(world, plan.creator, plan.id);
      expect(milestones).toEqual([
        ...[
          {
            number: 1,
            title: 'A shift planner',
            price: 80,
            due_on: inDays(4),
            is_trial: false,
            approved_at: null,
          },
        ],
      ]);
    }));
});

describe('a change order', () => {
  it('moves the price of a milestone by a row of its own', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, three);
      await plan.finish(1);
      const [, second, third] = three.milestones;
      if (!second || !third) throw new Error('There are three.');
      await plan.agree('client', {
        price: 700,
        milestones: [
          { ...second, price: 350 },
          { ...third, price: 250 },
        ],
      });
      expect(await plan.listAmounts()).toEqual(['100c', '200 150', '300 -50']);
      await plan.finish(1);
      expect(await plan.listAmounts()).toEqual(['100c', '200c 150c', '300 -50']);
      await plan.finish(1);
      expect(await plan.listAmounts()).toEqual(['100c', '200c 150c', '300c -50c']);
    }));

  it('adds and removes milestones, and adds them once more', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, three);
      await plan.agree('creator', createParts([150, 450]));
      expect(await plan.listAmounts()).toEqual(['100 50', '200 250', '300 -300']);
      await plan.agree('creator', createParts([150, 400, 50]));
      expect(await plan.listAmounts()).toEqual(['100 50', '200 250 -50', '300 50 -300']);
      await plan.finish(3);
      const [sum] = await world.sql`
        select sum(amount)::integer as total, bool_and(status = 'completed') as done
        from public.transactions where hire_request_id = ${plan.id}`;
      expect(sum).toEqual({ total: 600, done: true });
    }));

  it('makes one of what is left', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, three);
      await plan.finish(1);
      expect(await plan.agree('client', { title: 'The rest', price: 400, days: 9 })).toMatchObject({
        ...{ title: 'The rest', price: '400', milestone: 2 },
      });
      const { milestones } = await readPanel(world, plan.client, plan.id);
      expect(milestones).toMatchObject([
        { number: 1, title: 'Part 1', price: 100 },
        { number: 2, title: 'The rest', price: 300, due_on: inDays(9) },
      ]);
      expect(await plan.listAmounts()).toEqual(['100c', '200 100', '300 -300']);
      await plan.deliver();
      expect(await plan.approve()).toMatchObject({ status: 'completed' });
    }));

  it('of a delivered milestone keeps the delivery', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, createParts([100]));
      await plan.deliver();
      const order = await plan.agree('creator', createParts([120]));
      expect(order.delivered_at).not.toBeNull();
      await plan.approve();
      expect(await plan.listAmounts()).toEqual(['100c 20c']);
    }));

  it.each([
    [{ price: 100.5, days: 3 }, '$100.00 of this is approved already. Enter at least $101.00'],
    [createParts([50, 50]), '$100.00 of this is approved already. Enter at least $101.00'],
    [{ ...createParts([200, 300]), price: 601 }, 'The milestones add up to $500.00, not $501.00'],
    [
      { ...createParts(Array.from({ length: 12 }, () => 50)), price: 700 },
      'Use at most 12 milestones',
    ],
    [
      { price: 101, milestones: [{ title: ' ', price: 1, due_on: inDays(3) }] },
      'Milestone 2: add a title of at most 150 characters',
    ],
    [
      { price: 101, milestones: [{ title: 'x', price: 1, due_on: inDays(3), is_trial: true }] },
      'Only the first milestone can be a paid trial',
    ],
  ])('cannot take back what is approved: %j', (terms, message) =>
    inWorld(async (world) => {
      const plan = await addPlan(world, three);
      await plan.finish(1);
      expect(await captureError(plan.propose('client', terms))).toEqual({ code: 'PT400', message });
    }),
  );
});
