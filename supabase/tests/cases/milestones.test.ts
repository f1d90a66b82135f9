import { describe, expect, it } from 'vitest';
import { addPlan, createParts } from '../hiring/plan/plan.ts';
import { listConversations } from '../messages/conversation.ts';
import { readPanel } from '../support/offers.ts';
import { insert } from '../support/rows.ts';
import { shareWorldWithoutRequests } from '../support/shared-world.ts';
import { readSettling, settle } from '../settling/settling.ts';
import { captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { playScene } from './cases.ts';

const inWorld = shareWorldWithoutRequests();

/** Two milestones of 300 and 500 dollars; the first is approved and paid. */
async function addPaidMilestone(world: World) {
  const plan = await addPlan(world, createParts([300, 500]));
  await plan.finish(1);
  const { invoices } = await readSettling(world, plan.client, plan.id);
  await world.as(plan.client, (sql) => settle(sql, invoices[0]?.id ?? '', 'paid'));
  const panel = async () => readPanel(world, plan.client, plan.id);
  return {
    ...plan,
    ...(await playScene(world, plan)),
    panel,
    end: () => plan.end('client'),
    listSubjects: async () =>
      (await panel()).case_subjects.map(({ subject, cents }) => ({ subject, cents })),
    review: () =>
      world.as(plan.client, (sql) =>
        insert(sql, 'reviews', {
          target_user_id: plan.creator.id,
          hire_request_id: plan.id,
          ...{ rating: 2, comment: 'It was never finished' },
        }),
      ),
    approvedAgo: async (age: string) => {
      await world.sql`alter table public.hire_request_events disable trigger guard`;
      await world.sql`
        update public.hire_request_events set created_at = now() - ${age}::interval
        where hire_request_id = ${plan.id} and action = 'approve_milestone'`;
    },
  };
}

const work = { subject: 'work', cents: 30_000 };
const delivery = { subject: 'delivery', cents: 50_000 };

describe('a milestone that is paid', () => {
  it('is given back by a case after its request ended', () =>
    inWorld(async (world) => {
      const scene = await addPaidMilestone(world);
      await scene.end();
      expect(await scene.listSubjects()).toEqual([work]);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'accept' });
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -30_000 }]);
    }));

  it('has 30 days of its own, which the time of a case does not shorten', () =>
    inWorld(async (world) => {
      const scene = await addPaidMilestone(world);
      await scene.approvedAgo('30 days 1 second');
      expect(await scene.listSubjects()).toEqual([]);
      expect(await captureError(scene.open())).toMatchObject({
        message: 'A case can be opened for 30 days after an approval',
      });
      await scene.approvedAgo('29 days');
      const [subject] = (await scene.panel()).case_subjects;
      const left = Date.parse(String(subject?.until)) - Date.now();
      expect(Math.round(left / 86_400_000)).toBe(1);
      const id = await scene.open();
      await scene.answer('client', id, { action: 'withdraw' });
      await world.sql`update public.cases set created_at = closed_at - interval '5 days' where id = ${id}`;
      await scene.approvedAgo('34 days');
      expect(await scene.listSubjects()).toEqual([work]);
      await scene.approvedAgo('35 days 1 second');
      expect(await scene.listSubjects()).toEqual([]);
    }));

  it('has a case while the next one is in work and approved, which goes on', () =>
    inWorld(async (world) => {
      const scene = await addPaidMilestone(world);
      const id = await scene.open({ wants: 'part', cents: 10_000 });
      expect(await scene.panel()).toMatchObject({ turn: 'creator' });
      await scene.deliver();
      expect(await scene.panel()).toMatchObject({ review_until: null });
      expect(await scene.followDeadline(6)).toEqual([{ follow_deadline: false }]);
      await scene.approve();
      expect(await scene.get(id)).toMatchObject({ status: 'open' });
      await scene.answer('creator', id, { action: 'accept' });
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -10_000 }]);
    }));

  it('has a case that waits for an admin, not for the creator, who works on the next one', () =>
    inWorld(async (world) => {
      const scene = await addPaidMilestone(world);
      await scene.answer('creator', await scene.open(), { action: 'dispute' });
      const { items } = await listConversations(world, scene.client);
      expect(items.flatMap(({ requests }) => requests)).toMatchObject([
        { id: scene.id, waiting_side: 'admin', case_status: 'waiting', delivered_at: null },
      ]);
    }));

  it('can be chosen while the next one is in review, whose 14 days begin again after the case', () =>
    inWorld(async (world) => {
      const scene = await addPaidMilestone(world);
      await scene.deliver();
      expect(await scene.listSubjects()).toEqual([delivery, work]);
      const id = await scene.open({ about: 'work' });
      expect(await scene.get(id)).toMatchObject({ kind: 'money_back' });
      await scene.answer('client', id, { action: 'withdraw' });
      await world.sql`
        update public.hire_requests set delivered_at = delivered_at - interval '20 days' where id = ${scene.id}`;
      expect(await scene.followDeadline(13)).toEqual([{ follow_deadline: true }]);
      expect(await scene.panel()).toMatchObject({ milestone: 2, status: 'accepted' });
      await scene.followDeadline(14);
      expect(await scene.panel()).toMatchObject({ status: 'completed' });
    }));

  it('is about the delivery if nothing else is said', () =>
    inWorld(async (world) => {
      const scene = await addPaidMilestone(world);
      await scene.deliver();
      expect(await scene.get(await scene.open())).toMatchObject({ kind: 'delivery' });
    }));

  it('can be reviewed once its request has ended, and counts', () =>
    inWorld(async (world) => {
      const scene = await addPaidMilestone(world);
      expect(await scene.panel()).toMatchObject({ may_review: false });
      expect(await captureError(scene.review())).toMatchObject({ code: '42501' });
      await scene.end();
      await world.sql`select private.suspend(${scene.client.id}, 'spam')`;
      expect(await scene.panel()).toMatchObject({ may_review: false });
      await world.sql`select private.end_suspension(${scene.client.id}, 'a mistake')`;
      expect(await scene.panel()).toMatchObject({ may_review: true });
      await scene.review();
      expect(await scene.panel()).toMatchObject({ may_review: false, review: { rating: 2 } });
      const [review] = await world.sql`
        select v.is_counted, h.month from public.reviews v
        cross join lateral public.review_hires(array[v.id]) h where v.hire_request_id = ${scene.id}`;
      expect(review?.is_counted).toBe(true);
      expect(review?.month).toMatch(/^\d{4}-\d{2}$/);
    }));
});

it('what was approved and never paid is not reviewed after the request ended', () =>
  inWorld(async (world) => {
    const plan = await addPlan(world, createParts([300, 500]));
    await plan.finish(1);
    await plan.end('client');
    expect(await readPanel(world, plan.client, plan.id)).toMatchObject({ may_review: false });
  }));
