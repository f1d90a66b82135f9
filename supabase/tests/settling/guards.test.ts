import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addScene } from '../cases/cases.ts';
import { asService } from '../support/as-service.ts';
import { insert } from '../support/rows.ts';
import { shareWorld } from '../support/shared-world.ts';
import { captureError } from '../support/world.ts';
import { addInvoices, refund, settle } from './settling.ts';

const at = '2026-01-01';
const owed = { status: 'owed', is_credit: false };
const sent = { status: 'sent', is_credit: false, sent_at: at };
const confirmed = { ...sent, status: 'confirmed', confirmed_at: at };
const offered = { status: 'asked', is_credit: true, asked_at: at };
const credited = { status: 'confirmed', is_credit: true, confirmed_at: at };

const inWorld = shareWorld(async (world) => {
  const scene = await addScene(world, 'approved');
  const dispute = await scene.open();
  const [bill] = await world.sql<{ id: string }[]>`
    select id from public.invoices where hire_request_id = ${scene.id}`;
  const other = await addScene(world, 'approved');
  return { request: scene.id, dispute, invoice: bill?.id, other: other.id };
});

it.each<[string, object, string]>([
  ['a confirmed one is owed again', confirmed, "'owed', sent_at = null, confirmed_at = null"],
  ['a confirmed one is sent again', confirmed, "'sent', confirmed_at = null"],
  ['another day is when a credit was confirmed', credited, "'confirmed', confirmed_at = now()"],
  [
    'a credit is money',
    offered,
    "'confirmed', is_credit = false, sent_at = now(), confirmed_at = now()",
  ],
  ['another day is when it was sent', sent, "'confirmed', sent_at = now(), confirmed_at = now()"],
  ['it pays no case', sent, 'status, case_id = null'],
  ['it has no key', sent, 'status, refund_key = null'],
  ['more is owed', owed, 'status, amount_cents = -600'],
  [
    'it is of an invoice that replaces no other',
    owed,
    'status, invoice_id = (select i.id from public.invoices i where i.hire_request_id = $1)',
  ],
])('a refund is not moved by the service role so that %s', (_, row, change) =>
  inWorld(async (world, { request, dispute, invoice, other }) => {
    const id = await insert(world.sql, 'refunds', {
      ...{ hire_request_id: request, invoice_id: invoice, case_id: dispute, amount_cents: -500 },
      ...{ reason: 'The colors were wrong', refund_key: randomUUID(), ...row },
    });
    const statement = `update public.refunds set status = ${change.replace('$1', `'${other}'`)} where id = '${id}'`;
    const attempt = asService(world, (sql) => sql.unsafe(statement));
    expect(await captureError(attempt)).toMatchObject({
      ...{ code: '42501', message: "A refund can't be changed" },
    });
  }),
);

it.each([
  `update public.agreements set text = 'Other'`,
  `delete from public.agreements`,
  `update public.invoices set total_cents = 100`,
  `update public.invoices set serial = 9`,
  `update public.invoices set paid_at = null`,
  `update public.invoices set received_at = null`,
  `update public.invoices set client_id = null`,
  `update public.invoices set creator_id = client_id`,
  `delete from public.invoices`,
  `update public.refunds set amount_cents = -1`,
  `update public.refunds set reason = 'Another reason'`,
  `delete from public.refunds`,
])('stays as it is, also for the service role: %s', (statement) =>
  inWorld(async (world) => {
    const { invoice, by, id } = await addInvoices(world);
    await by('client', (sql) => settle(sql, invoice, 'paid'));
    await by('creator', (sql) => settle(sql, invoice, 'received'));
    await by('creator', (sql) => refund(sql, invoice));
    const attempt = asService(world, (sql) =>
      sql.unsafe(`${statement} where hire_request_id = '${id}'`),
    );
    // A missing privilege has the same code.
    expect(await captureError(attempt)).toEqual({
      ...{ code: '42501', message: expect.stringMatching(/can't be/) as string },
    });
  }),
);
