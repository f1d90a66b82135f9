import { expect, it } from 'vitest';
import {
  addInvoices,
  confirmRefund,
  correct,
  credit,
  denyPayment,
  owe,
  settle,
} from '../settling/settling.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Plan = Awaited<ReturnType<typeof addInvoices>>;
type Write = (world: World, plan: Plan) => Promise<unknown>;

const pay: Write = (_, { by, invoice }) => by('client', (sql) => settle(sql, invoice, 'paid'));
const receiveAlone: Write = (_, { by, invoice }) =>
  by('creator', (sql) => settle(sql, invoice, 'received'));
const receive: Write = async (world, plan) => {
  await pay(world, plan);
  await receiveAlone(world, plan);
};
const giveBack: Write = (_, { by, invoice }) => credit(by, invoice);
const confirmSome: Write = async (world, plan) => {
  await receive(world, plan);
  const { id } = await owe(world, plan.invoice, 500);
  await plan.by('client', (sql) => confirmRefund(sql, id));
};
const change =
  (table: 'invoices' | 'refunds', set: string): Write =>
  (world, { id }) =>
    world.sql.savepoint((sql) =>
      sql.unsafe(`update public.${table} set ${set} where hire_request_id = '${id}'`),
    );
const remove =
  (table: 'invoices' | 'refunds'): Write =>
  (world, { id }) =>
    world.sql.savepoint((sql) =>
      sql.unsafe(`delete from public.${table} where hire_request_id = '${id}'`),
    );
const wrongInvoice: Write = async (world, { id }) => {
  const other = await addInvoices(world);
  return change('refunds', `invoice_id = '${other.invoice}'`)(world, { id } as Plan);
};

it.each<[name: string, before: Write, write: Write]>([
  ['a payment is taken back', receive, change('invoices', 'received_at = null')],
  [
    'a payment is taken back, but not what the client said',
    receive,
    change('invoices', 'received_at = null, denied_at = now()'),
  ],
  [
    'a payment is taken back without a word of the creator',
    receive,
    change('invoices', 'received_at = null, paid_at = null'),
  ],
  [
    'a payment is taken back too late',
    confirmSome,
    change('invoices', 'received_at = null, paid_at = null, denied_at = now()'),
  ],
  [
    'a payment is taken back for the second time',
    async (world, plan) => {
      await receive(world, plan);
      await plan.by('creator', (sql) => denyPayment(sql, plan.invoice));
      await receive(world, plan);
    },
    change('invoices', 'received_at = null, paid_at = null, denied_at = now()'),
  ],
  ['a payment moves', receive, change('invoices', `received_at = received_at + interval '1 s'`)],
  [
    'a payment moves that is taken back',
    receiveAlone,
    change('invoices', `received_at = received_at + interval '1 s', denied_at = now()`),
  ],
  ['what the client said is taken back', receive, change('invoices', 'paid_at = null')],
  [
    'what the client said first moves',
    pay,
    change('invoices', `paid_at = paid_at - interval '1 s'`),
  ],
  ['what the client said moves', receive, change('invoices', `paid_at = paid_at - interval '1 s'`)],
  ['an invoice loses a client who is here', receive, change('invoices', 'client_id = null')],
  ['an invoice loses a creator who is here', receive, change('invoices', 'creator_id = null')],
  ['another client gets it', receive, change('invoices', 'client_id = creator_id')],
  ['another creator issues it', receive, change('invoices', 'creator_id = client_id')],
  ['an invoice is deleted', receive, remove('invoices')],
  [
    'an invoice of which nobody said anything is deleted',
    () => Promise.resolve(),
    remove('invoices'),
  ],
  ['a refund is deleted', giveBack, remove('refunds')],
  ['another creator had issued it', receive, change('invoices', 'former_creator_id = client_id')],
  ['a line is written again', receive, change('invoices', `note = 'Other'`)],
  [
    'a refund is no longer confirmed',
    confirmSome,
    change('refunds', `status = 'sent', confirmed_at = null`),
  ],
  ['a refund is owed again', giveBack, change('refunds', `status = 'owed', confirmed_at = null`)],
  ['a reason is written again', giveBack, change('refunds', `reason = 'Something else'`)],
  [
    'a refund moves in time',
    giveBack,
    change('refunds', `confirmed_at = confirmed_at + interval '1 s'`),
  ],
  ['a refund changes its invoice', giveBack, wrongInvoice],
  ['a refund changes its credit note', giveBack, change('refunds', 'credit_note_id = invoice_id')],
  ['a refund loses its credit note', giveBack, change('refunds', 'credit_note_id = null')],
  [
    'a credit note has another total',
    giveBack,
    change('invoices', 'total_cents = total_cents + 1'),
  ],
  ['a credit note is paid', giveBack, change('invoices', 'paid_at = now()')],
  [
    'an invoice becomes a credit note',
    receive,
    change('invoices', `kind = 'credit', credits = id`),
  ],
])('nobody can write that %s', (_, before, write) =>
  inWorld(async (world) => {
    const plan = await addInvoices(world);
    await before(world, plan);
    // By the guard, or by a check of the table.
    expect(['42501', '23514']).toContain((await captureError(write(world, plan))).code);
  }),
);

it('an invoice and its refunds stay when one side leaves, and go with both', () =>
  inWorld(async (world) => {
    await addInvoices(world);
    const plan = await addInvoices(world);
    await giveBack(world, plan);
    await plan.by('creator', (sql) => correct(sql, plan.invoice));
    const corrected = (await plan.read()).invoices.at(-1)?.id ?? '';
    await plan.by('creator', (sql) => settle(sql, corrected, 'received'));
    const leave = async (side: 'client' | 'creator') => {
      await world.sql`delete from auth.users where id = ${plan[side].id}`;
      return world.sql`
        select i.client_id, (select count(*)::integer from public.refunds r where r.invoice_id = i.id) as refunds
        from public.invoices i where i.hire_request_id = ${plan.id} order by i.serial`;
    };
    expect(await leave('client')).toEqual([
      { client_id: null, refunds: 0 },
      // The credit note.
      { client_id: null, refunds: 0 },
      { client_id: null, refunds: 1 },
    ]);
    expect(await leave('creator')).toEqual([]);
  }));
