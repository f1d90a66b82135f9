import type { ISql } from 'postgres';
import { expect } from 'vitest';
import { call } from '../../../admin/admins.ts';
import { answerCase, decisionNote } from '../../../cases/cases.ts';
import { confirmCredit, confirmRefund, readSettling } from '../../../settling/settling.ts';
import { sendRefund, settle } from '../../../settling/settling.ts';
import { requestEnd } from '../../../support/ending.ts';
import { act, getRequest } from '../../../support/hiring.ts';
import type { HireRequest } from '../../../support/rows.ts';
import type { World } from '../../../support/world.ts';
import { findLeaver } from './scene.ts';
import type { Scene, Side } from './scene.ts';

/** The actions of the side that has the turn for the work, or of the client of a suspended creator, who can't deliver. */
export async function goOn(
  world: World,
  scene: Scene,
  { id, status, delivered_at, end_asked_at }: HireRequest,
) {
  const [by, action] =
    status === 'pending'
      ? (['creator', 'decline'] as const)
      : delivered_at
        ? (['client', 'approve'] as const)
        : (['creator', 'deliver'] as const);
  const suspended = await world.sql`
    select from private.suspensions where user_id = ${scene.creator.id}`;
  if (action !== 'deliver' || suspended.length === 0) {
    return world.as(scene[by], (sql) => act(sql, { id, action }));
  }
  if (end_asked_at === null) return world.as(scene.client, (sql) => requestEnd(sql, { id }));
  return pass(world, id, 6);
}

const pass = (world: World, id: string, days: number) => world.sql`
  select private.follow_deadline(${id}, now() + make_interval(days => ${days}))`;

/** The next act about a payment or a case that waits for someone; false if nothing does. */
async function settleNext(world: World, scene: Scene): Promise<boolean> {
  const leaver = await findLeaver(world, scene);
  const reader = leaver === 'creator' ? scene.client : scene.creator;
  const { invoices, refunds } = await readSettling(world, reader, scene.id);
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
      // Longer than a suspension can stop it.
      await pass(world, scene.id, 40);
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
  const words: [Side, (sql: ISql) => Promise<unknown>][] = [
    ...invoices
      .filter(({ to_pay_cents }) => to_pay_cents > 0)
      .map(({ id, paid_at }): (typeof words)[number] =>
        paid_at
          ? ['creator', (sql) => settle(sql, id, 'received')]
          : ['client', (sql) => settle(sql, id, 'paid')],
      ),
    ...refunds
      .filter(({ status }) => status !== 'confirmed')
      .map(({ id, status }): (typeof words)[number] => {
        // What a creator who left owes may arrive all the same.
        if (status === 'owed' && leaver !== 'creator')
          return ['creator', (sql) => sendRefund(sql, id)];
        return ['client', (sql) => (status === 'asked' ? confirmCredit : confirmRefund)(sql, id)];
      }),
  ];
  const next = words.find(([side]) => side !== leaver);
  if (next) await world.as(scene[next[0]], next[1]);
  return next !== undefined;
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
    select side from public.hire_requests h, unnest(array['client', 'creator']) side
    where h.id = ${scene.id} and private.person_of(h, side) is not null and private.due_actions(h, side) <> '{}'`;
  expect(due).toEqual([]);
}
