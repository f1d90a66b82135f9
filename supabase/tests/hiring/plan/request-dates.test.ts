import { expect, it } from 'vitest';
import { addScene } from '../../cases/cases.ts';
import { addPaid } from '../../invoices/paid.ts';
import { confirmRefund, refund } from '../../settling/settling.ts';
import { act } from '../../support/hiring.ts';
import { shareWorldWithoutRequests } from '../../support/shared-world.ts';
import type { World } from '../../support/world.ts';

const inWorld = shareWorldWithoutRequests();

type RequestDate = { request_id: string; kind: string; number: number; days: number };

/** The kinds of dates of a side, each with the days from now, rounded. */
async function listDates(world: World, scene: Record<Side, { id: string }>, side: Side) {
  return world.as(
    scene[side],
    (sql) => sql<RequestDate[]>`
      select d ->> 'kind' as kind, (d ->> 'number')::integer as number,
        round(extract(epoch from (d ->> 'at')::timestamptz - now()) / 86400)::integer as days
      from jsonb_array_elements(public.my_request_dates(${side})) as d
      where d ->> 'at' is not null`,
  );
}
type Side = 'client' | 'creator';

it('the answer to a case has a date for the side that answers, an appeal for both', () =>
  inWorld(async (world) => {
    const scene = await addScene(world, 'approved');
    const list = async () => [
      await listDates(world, scene, 'client'),
      await listDates(world, scene, 'creator'),
    ];
    const answer = { kind: 'answer', number: 1, days: 7 };
    const appeal = { kind: 'appeal', number: 1, days: 7 };
    const id = await scene.open();
    expect(await list()).toEqual([[], [answer]]);
    await scene.answer('creator', id, { action: 'counter', outcome: 'none' });
    expect(await list()).toEqual([[answer], []]);
    await scene.answer('client', id, { action: 'dispute' });
    expect(await list()).toEqual([[], []]);
    await scene.decide(scene.first, id);
    expect(await list()).toEqual([[appeal], [appeal]]);
    const stranger = await world.addPerson();
    expect(await listDates(world, { client: stranger, creator: stranger }, 'client')).toEqual([]);
  }));

it('a refund that was mailed counts as arrived on a date of both sides, each with a number of its own', () =>
  inWorld(async (world) => {
    const { by, client, creator, invoice } = await addPaid(world);
    const first = await by('creator', (sql) => refund(sql, invoice, { cents: 100 }));
    await by('creator', (sql) => refund(sql, invoice, { cents: 200 }));
    expect(await listDates(world, { client, creator }, 'client')).toEqual([]);
    await world.sql`
      update private.mail_outbox set status = 'sent', ended_at = now()
      where user_id = ${client.id} and kind = 'request_refund_sent'`;
    for (const side of ['client', 'creator'] as const) {
      const dates = await listDates(world, { client, creator }, side);
      expect(dates).toEqual([
        { kind: 'refund', number: 1, days: 14 },
        { kind: 'refund', number: 2, days: 14 },
      ]);
    }
    await by('client', (sql) => confirmRefund(sql, first.id));
    expect(await listDates(world, { client, creator }, 'client')).toEqual([
      { kind: 'refund', number: expect.any(Number) as number, days: 14 },
    ]);
  }));

it('the day from which the client can end alone is theirs, until it comes', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const { id, client } = scene;
    await world.as(client, (sql) => act(sql, { id, action: 'ask_changes' }));
    expect(await listDates(world, scene, 'client')).toEqual([
      { kind: 'end_alone', number: 1, days: 14 },
    ]);
    expect(await listDates(world, scene, 'creator')).toEqual([]);
    await world.sql`set local session_replication_role = replica`;
    await world.sql`
      update public.hire_request_events set created_at = created_at - interval '15 days'
      where hire_request_id = ${id}`;
    await world.sql`set local session_replication_role = origin`;
    expect(await listDates(world, scene, 'client')).toEqual([]);
  }));
