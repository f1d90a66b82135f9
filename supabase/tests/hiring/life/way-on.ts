import { expect } from 'vitest';
import { call } from '../../admin/admins.ts';
import { answerCase, decisionNote } from '../../cases/cases.ts';
import { confirmRefund, readSettling, sendRefund, settle } from '../../settling/settling.ts';
import { act, getRequest } from '../../support/hiring.ts';
import type { HireRequest } from '../../support/rows.ts';
import type { World } from '../../support/world.ts';
import type { Scene } from './scene.ts';

/** The actions of the side that has the turn for the work. */
export async function goOn(world: World, scene: Scene, { id, status, delivered_at }: HireRequest) {
  const [by, action] =
    status === 'pending'
      ? (['creator', 'decline'] as const)
      : delivered_at
        ? (['client', 'approve'] as const)
        : (['creator', 'deliver'] as const);
  return world.as(scene[by], (sql) => act(sql, { id, action }));
}

/** The next act about a payment or a case that waits for someone; false if nothing does. */
async function settleNext(world: World, scene: Scene): Promise<boolean> {
  const { invoices, refunds } = await readSettling(world, scene.creator, scene.id);
  const [dispute] = await world.sql<{ id: string; status: string }[]>`
    select id, status from public.cases where hire_request_id = ${scene.id} and closed_at is null`;
  if (dispute) {
    const { id, status } = dispute;
    if (status === 'open' || status === 'countered') {
      const person = scene[status === 'open' ? 'creator' : 'client'];
      await world.as(person, (sql) => answerCase(sql, { id, action: 'accept' }));
    } else if (status === 'redoing' || status === 'redone') {
      const [side, action] =
        status === 'redoing' ? (['creator', 'redo'] as const) : (['client', 'accept'] as const);
      await world.as(scene[side], (sql) => answerCase(sql, { id, action }));
    } else if (status === 'decided') {
      await world.sql`select private.follow_deadline(${scene.id}, now() + interval '8 days')`;
    } else {
      const [admin] = await world.sql<{ id: string }[]>`
        select a.user_id as id from private.admins a
        where private.may_decide(a.user_id, (select c from public.cases c where c.id = ${id}))
          and a.user_id in (${scene.first.id}, ${scene.second.id}) limit 1`;
      const decision = { id, outcome: 'none', note: decisionNote };
      await call(world, admin ?? { id: '' }, { name: 'admin_decide_case', ...decision });
    }
    return true;
  }
  const unpaid = invoices.find(({ to_pay_cents }) => to_pay_cents > 0);
  const refund = refunds.find(({ status }) => status !== 'confirmed');
  if (unpaid) {
    const [side, word] = unpaid.paid_at
      ? (['creator', 'received'] as const)
      : (['client', 'paid'] as const);
    await world.as(scene[side], (sql) => settle(sql, unpaid.id, word));
  } else if (refund) {
    const [side, follow] =
      refund.status === 'owed'
        ? (['creator', sendRefund] as const)
        : (['client', confirmRefund] as const);
    await world.as(scene[side], (sql) => follow(sql, refund.id));
  }
  return unpaid !== undefined || refund !== undefined;
}

/** Everybody does what waits for them, until nothing does: the work is over, and what is owed is settled. */
export async function goToEnd(world: World, scene: Scene) {
  let request = await getRequest(world, scene.id);
  for (;;) {
    const isOver = request.status === 'completed' || request.status === 'rejected';
    const hasMoved = isOver ? await settleNext(world, scene) : await goOn(world, scene, request);
    if (!hasMoved) break;
    const { version } = request;
    request = await getRequest(world, scene.id);
    expect(request.version).toBeGreaterThan(version);
  }
  const due = await world.sql`
    select private.due_actions(h, 'client') || private.due_actions(h, 'creator') as acts
    from public.hire_requests h where h.id = ${scene.id}`;
  expect(due).toEqual([{ acts: [] }]);
}
