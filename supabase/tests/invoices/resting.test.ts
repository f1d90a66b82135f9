import { expect, it } from 'vitest';
import { addScene } from '../cases/cases.ts';
import { settle } from '../settling/settling.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

/** Completed work for 100 dollars that is not paid, of which the client was reminded, and a case about it. */
async function addDisputed(world: World) {
  const scene = await addScene(world, 'approved');
  const [bill] = await world.sql<{ id: string }[]>`
    update public.invoices set reminded_at = now() where hire_request_id = ${scene.id} returning id`;
  const id = await scene.open({ wants: 'part', cents: 2000 });
  return {
    ...{ ...scene, case: id, bill: bill?.id ?? '' },
    readDue: async () => {
      const [row] = await world.sql<{ due: string[] }[]>`
        select private.owed_actions(${scene.id}, 'client') as due`;
      return row?.due;
    },
    countLines: async () =>
      (
        await world.sql`
          select from public.notifications n
          where n.user_id = ${scene.client.id} and n.needs_action
            and private.action_of_notification(n.kind, n.params) = 'pay'`
      ).length,
    isReminded: async (days: number) => {
      const [row] = await world.sql<{ is_due: boolean }[]>`
        select private.invoice_to_remind_of(h, now() + make_interval(days => ${days}, secs => 1)) is not null as is_due
        from public.hire_requests h where h.id = ${scene.id}`;
      return row?.is_due;
    },
  };
}

it('an invoice in an open case is asked for by no line and no reminder, and can be said to be paid', () =>
  inWorld(async (world) => {
    const scene = await addDisputed(world);
    await world.sql`update public.invoices set reminded_at = null where id = ${scene.bill}`;
    expect([await scene.readDue(), await scene.countLines()]).toEqual([[], 0]);
    expect(await scene.isReminded(6)).toBe(false);
    expect(await scene.isReminded(100)).toBe(false);
    const paid = await world.as(scene.client, (sql) => settle(sql, scene.bill, 'paid'));
    expect(paid.paid_at).not.toBeNull();
  }));

it('what is left of it is asked for again after the case, with a reminder of its own', () =>
  inWorld(async (world) => {
    const scene = await addDisputed(world);
    await scene.answer('creator', scene.case, { action: 'accept' });
    await scene.confirmCredits();
    expect([await scene.readDue(), await scene.countLines()]).toEqual([['pay'], 1]);
    expect([await scene.isReminded(6), await scene.isReminded(7)]).toEqual([false, true]);
  }));
