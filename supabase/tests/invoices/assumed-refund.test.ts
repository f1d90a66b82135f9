import { describe, expect, it } from 'vitest';
import { confirmRefund, correct, refund } from '../settling/settling.ts';
import { createRequest } from '../support/hiring.ts';
import { shareWorldWithoutRequests } from '../support/shared-world.ts';
import type { World } from '../support/world.ts';
import { addPaid } from './paid.ts';

const inWorld = shareWorldWithoutRequests();

/** A refund of five dollars of the first of two invoices, whose mail to the client was sent. */
const addMailed = async (world: World) => {
  const plan = await addPaid(world, [800, 50]);
  const sent = await plan.by('creator', (sql) => refund(sql, plan.invoice, { cents: 500 }));
  await world.sql`
    update private.mail_outbox set status = 'sent', ended_at = now()
    where user_id = ${plan.client.id} and kind = 'request_refund_sent'`;
  const find = async (days: number, id = plan.id) => {
    const [row] = await world.sql<{ id: string | null }[]>`
      select private.refund_to_assume(h, now() + make_interval(hours => ${Math.round(days * 24)}, secs => 1)) as id
      from public.hire_requests h where h.id = ${id}`;
    return row?.id;
  };
  return { ...plan, sent, find };
};

describe('a refund counts as arrived', () => {
  it('14 days after its mail', () =>
    inWorld(async (world) => {
      const { find, sent } = await addMailed(world);
      expect([await find(13.9), await find(14)]).toEqual([null, sent.id]);
    }));

  it.each([
    [
      'to someone else',
      'user_id = (select min(creator_id::text)::uuid from public.invoices where client_id = user_id)',
    ],
    ['that failed', "status = 'failed'"],
    ['about another kind of news', "kind = 'request_invoice'"],
    ['before it was sent again', "created_at = created_at - interval '1 hour'"],
    ['about another sum', `params = params || '{"cents": 400}'`],
    [
      'about another invoice',
      `params = params || jsonb_build_object('invoice_id', gen_random_uuid())`,
    ],
    [
      'about another milestone',
      `params = params || jsonb_build_object('invoice_id', (
        select i.id from public.invoices i where i.client_id = user_id and i.milestone = 2))`,
    ],
  ])('not after a mail %s', (_, change) =>
    inWorld(async (world) => {
      const { client, find } = await addMailed(world);
      await world.sql.unsafe(
        `update private.mail_outbox set ${change} where user_id = '${client.id}'`,
      );
      expect(await find(100)).toBeNull();
    }),
  );

  it('also if the invoice was corrected since, also twice', () =>
    inWorld(async (world) => {
      const { by, invoice, find, sent } = await addMailed(world);
      const { id } = await by('creator', (sql) => correct(sql, invoice));
      await by('creator', (sql) => correct(sql, id, 'Another address'));
      expect([await find(13.9), await find(14)]).toEqual([null, sent.id]);
    }));

  it('once, and not if the client confirmed it', () =>
    inWorld(async (world) => {
      const { by, find, sent } = await addMailed(world);
      await by('client', (sql) => confirmRefund(sql, sent.id));
      expect(await find(100)).toBeNull();
    }));

  it('for its own request alone', () =>
    inWorld(async (world) => {
      const { client, creator, find } = await addMailed(world);
      const next = await world.as(client, (sql) =>
        createRequest(sql, { creator_id: creator.id, title: 'Another map', budget: 10 }),
      );
      expect(await find(100, next.id)).toBeNull();
    }));
});

it('reminds of an owed refund by the clock of its own request alone', () =>
  inWorld(async (world) => {
    const { client, creator, by, sent } = await addMailed(world);
    await by('client', (sql) => sql`select public.deny_refund(${sent.id})`);
    const next = await world.as(client, (sql) =>
      createRequest(sql, { creator_id: creator.id, title: 'Another map', budget: 10 }),
    );
    const [row] = await world.sql`
      select private.refund_to_remind_of(h, now() + interval '3 days') as id
      from public.hire_requests h where h.id = ${next.id}`;
    expect(row).toEqual({ id: null });
  }));

it('is not mailed of what was said about it by then', () =>
  inWorld(async (world) => {
    const { by, client, invoice, sent } = await addMailed(world);
    await by('creator', (sql) => refund(sql, invoice, { cents: 400 }));
    const listTrue = () => world.sql`
      select params ->> 'cents' as cents from private.mail_outbox o
      where user_id = ${client.id} and kind = 'request_refund_sent' and private.current_params(o, o.kind, o.params) is not null
      order by 1`;
    expect(await listTrue()).toEqual([{ cents: '400' }, { cents: '500' }]);
    await by('creator', (sql) => correct(sql, invoice));
    expect(await listTrue()).toEqual([{ cents: '400' }, { cents: '500' }]);
    await by('client', (sql) => confirmRefund(sql, sent.id));
    expect(await listTrue()).toEqual([{ cents: '400' }]);
  }));
