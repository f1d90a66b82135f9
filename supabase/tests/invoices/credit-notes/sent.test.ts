import { expect, it } from 'vitest';
import { configure, deliver } from '../../mail/mails.ts';
import { addInvoices, confirmRefund, credit, sendRefund } from '../../settling/settling.ts';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { owePaid, readRefunds } from './notes.ts';

type Side = 'client' | 'creator';

const readLines = (world: World, { id }: { id: string }) => world.sql<
  { kind: string; params: Record<string, unknown>; needs_action: boolean; is_read: boolean }[]
>`
  select kind, params, needs_action, read_at is not null as is_read from public.notifications
  where user_id = ${id} and kind in ('credit_note_issued', 'request_refund_confirmed')
  order by kind`;

it.each<Side>(['client', 'creator'])('a credit note has a line of its own for its %s', (side) =>
  inWorld(async (world) => {
    const plan = await addInvoices(world);
    const { id } = await owePaid(world, plan, 600);
    await plan.by('creator', (sql) => sendRefund(sql, id));
    await plan.by('client', (sql) => confirmRefund(sql, id));
    const [{ credit_note } = { credit_note: null }] = await readRefunds(plan);
    const [line, ...others] = await readLines(world, plan[side]);
    expect(line).toEqual({
      ...{ kind: 'credit_note_issued', needs_action: false, is_read: false },
      params: {
        ...{ request_id: plan.id, title: (await plan.read()).title, side },
        ...{ invoice_id: credit_note?.id, number: credit_note?.number, cents: 600 },
      },
    });
    expect(others.map(({ kind }) => kind)).toEqual(
      side === 'creator' ? ['request_refund_confirmed'] : [],
    );
  }),
);

it('a credit note is mailed to both, or is in the digest', () =>
  inWorld(async (world) => {
    const plan = await addInvoices(world);
    await configure(world, plan.creator, { digest: 'daily' });
    await deliver(world);
    await credit(plan.by, plan.invoice, 600);
    const mails = (await deliver(world)).filter(({ kind }) => kind === 'credit_note_issued');
    expect(mails).toMatchObject([
      { to: plan.client.email, topic: 'request_updates', params: { side: 'client', cents: 600 } },
    ]);
    const [item] = await world.sql`
      select i.params ->> 'side' as side from private.digest_items i
      join private.mail_outbox o on o.id = i.mail_id
      where o.user_id = ${plan.creator.id} and i.kind = 'credit_note_issued'`;
    expect(item).toEqual({ side: 'creator' });
  }));

it('a credit note whose client has left is told to its creator alone', () =>
  inWorld(async (world) => {
    const plan = await addInvoices(world);
    await owePaid(world, plan, 600);
    await world.sql`delete from auth.users where id = ${plan.client.id}`;
    await plan.by('creator', (sql) => sql`select public.deny_payment(${plan.invoice})`);
    const lines = await world.sql`
      select user_id from public.notifications where kind = 'credit_note_issued'
        and params ->> 'request_id' = ${plan.id}`;
    expect(lines).toEqual([{ user_id: plan.creator.id }]);
  }));
