import { expect, it } from 'vitest';
import { addInvoices, credit, settle } from '../../settling/settling.ts';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

/** An invoice of 800 dollars of which 600 are taken off, a week ago. */
async function addCredited(world: World) {
  const plan = await addInvoices(world);
  await credit(plan.by, plan.invoice, 60_000);
  await world.sql`set local session_replication_role = replica`;
  await world.sql`
    update public.invoices set created_at = created_at - interval '8 days'
    where hire_request_id = ${plan.id} and kind = 'credit'`;
  await world.sql`
    update public.refunds set confirmed_at = confirmed_at - interval '8 days'
    where hire_request_id = ${plan.id}`;
  await world.sql`set local session_replication_role = origin`;
  return plan;
}

it('a case is about what is left of an invoice, and its words are about the invoice alone', () =>
  inWorld(async (world) => {
    const { id, client } = await addCredited(world);
    await world.as(
      client,
      (sql) => sql`
        select public.open_case(${id}, 'Half of the pages show an error.', 'all', null,
          gen_random_uuid(), is_paid => true)`,
    );
    const [row] = await world.sql<{ cents: number; paid: string[] }[]>`
      select private.amount_in_dispute(c)::integer as cents, array(
        select i.kind from public.invoices i
        where i.hire_request_id = c.hire_request_id and i.paid_at is not null) as paid
      from public.cases c where c.hire_request_id = ${id}`;
    expect(row).toEqual({ cents: 20_000, paid: ['invoice'] });
  }));

it('how an invoice is paid is not read longer because of a credit note', () =>
  inWorld(async (world) => {
    const { creator, client, by, invoice } = await addCredited(world);
    await by('creator', (sql) => settle(sql, invoice, 'received'));
    const [row] = await world.sql<{ may: boolean }[]>`
      select private.may_read_payment(${creator.id}, ${client.id}, now() + interval '91 days') as may`;
    expect(row?.may).toBe(false);
  }));

it.each(['before', 'after'])('a credit note has no way to be paid that was said %s it', (when) =>
  inWorld(async (world) => {
    const plan = await addInvoices(world);
    const { id } = plan.creator;
    const addInstructions = () => world.sql`
      insert into public.billing_details (user_id, payment_instructions) values (${id}, 'By bank')`;
    if (when === 'before') await addInstructions();
    await credit(plan.by, plan.invoice, 600);
    if (when === 'after') await addInstructions();
    const payments = await world.sql`
      select i.kind from private.invoice_payments p join public.invoices i on i.id = p.invoice_id
      where i.creator_id = ${id}`;
    expect(payments).toEqual([{ kind: 'invoice' }]);
  }),
);

it('time has nothing to do with a credit note', () =>
  inWorld(async (world) => {
    const { sql } = world;
    await sql`set local track_functions = 'all'`;
    const { by, invoice, id } = await addCredited(world);
    await by('creator', (tx) => settle(tx, invoice, 'received'));
    const countCalls = async () => {
      await sql`select private.requests_due(now())`;
      const [calls] = await sql<{ total: number }[]>`
        select pg_stat_get_xact_function_calls(
          'private.action_of_time(public.hire_requests, timestamptz)'::regprocedure)::integer as total`;
      return calls?.total ?? 0;
    };
    const before = await countCalls();
    await sql`set local session_replication_role = replica`;
    await sql`delete from public.invoices where hire_request_id = ${id}`;
    expect((await countCalls()) - before).toBe(before);
  }));
