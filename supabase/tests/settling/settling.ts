import { randomUUID } from 'node:crypto';
import type { ISql } from 'postgres';
import { addPlan, createParts } from '../hiring/plan/plan.ts';
import { readPanel } from '../support/offers.ts';
import type { Panel } from '../support/offers.ts';
import type { Caller, World } from '../support/world.ts';

type Party = { name: string; address?: string; tax_id?: string };
export type Invoice = {
  id: string;
  hire_request_id: string;
  milestone: number;
  creator_id: string | null;
  client_id: string | null;
  former_creator_id: string | null;
  year: number;
  serial: number;
  number: string;
  corrects: string | null;
  corrected_by: string | null;
  seller: Party;
  buyer: Party;
  lines: { title: string; cents: number }[];
  total_cents: number;
  to_pay_cents: number;
  note: string | null;
  paid_at: string | null;
  denied_at: string | null;
  received_at: string | null;
  payment: Record<'name' | 'payment_url' | 'payment_instructions', string | null> | null;
  issued_payment: Record<'payment_url' | 'payment_instructions', string | null> | null;
};
export type Refund = {
  id: string;
  invoice_id: string;
  case_id: string | null;
  amount_cents: number;
  reason: string;
  status: string;
  is_credit: boolean;
  asked_at: string | null;
  sent_at: string | null;
  denied_at: string | null;
  confirmed_at: string | null;
  assumed_at?: string | null;
};
export type Settling = Panel & {
  agreements: { version: number; text: string; fingerprint: string; created_at: string }[];
  invoices: Invoice[];
  refunds: Refund[];
};
export type Figures = Record<
  'agreed_cents' | 'to_be_paid_cents' | 'received_cents' | 'credited_cents' | 'refunded_cents',
  number
>;

export const reason = 'The colors were wrong';

/** The result of my_hire_request for this person. */
export const readSettling = async (world: World, person: { id: string }, id: string) =>
  (await readPanel(world, person, id)) as Settling;

const firstRow = async <T>(rows: Promise<readonly T[]>) => {
  const [row] = await rows;
  if (!row) throw new Error('The function returned no row.');
  return row;
};

export const settle = (sql: ISql, id: string, action: string) =>
  firstRow(sql<Invoice[]>`select * from public.confirm_payment(${id}, ${action})`);

export const correct = (sql: ISql, id: string, note: string | null = null) =>
  firstRow(sql<Invoice[]>`select * from public.correct_invoice(${id}, ${note})`);

type RefundInput = { cents?: number | null; why?: string | null; key?: string | null };

export const refund = (
  sql: ISql,
  invoice: string,
  { cents = 100, why = reason, key = randomUUID() }: RefundInput = {},
) =>
  firstRow(sql<Refund[]>`select * from public.enter_refund(${invoice}, ${cents}, ${why}, ${key})`);

export const sendRefund = (sql: ISql, id: string) =>
  firstRow(sql<Refund[]>`select * from public.send_refund(${id})`);

export const confirmRefund = (sql: ISql, id: string) =>
  firstRow(sql<Refund[]>`select * from public.confirm_refund(${id})`);

export const denyRefund = (sql: ISql, id: string) =>
  firstRow(sql<Refund[]>`select * from public.deny_refund(${id})`);

export const confirmCredit = (sql: ISql, id: string) =>
  firstRow(sql<Refund[]>`select * from public.confirm_credit(${id})`);

type By = (side: 'client' | 'creator', act: (sql: ISql) => Promise<Refund>) => Promise<Refund>;

/** The creator takes so much off an invoice that the client says is not paid. */
export async function credit(by: By, invoice: string, cents = 100) {
  const { id } = await by('creator', (sql) => refund(sql, invoice, { cents }));
  return by('client', (sql) => confirmCredit(sql, id));
}

export const withdrawPayment = (sql: ISql, id: string) =>
  firstRow(sql<Invoice[]>`select * from public.withdraw_payment(${id})`);

export const denyPayment = (sql: ISql, id: string) =>
  firstRow(sql<Invoice[]>`select * from public.deny_payment(${id})`);

export const readFigures = async (world: World, person: { id: string }) => {
  const { figures } = await world.as(person, (sql) =>
    firstRow(sql<{ figures: Figures }[]>`select public.my_earnings_figures() as figures`),
  );
  return figures;
};

export const listInvoices = async (
  world: World,
  caller: Caller,
  side: string,
  cursor: string | null = null,
  size = 20,
) => {
  type Page = {
    items: (Invoice & {
      title: string;
      other: { name: string } | null;
      created_at: string;
    })[];
    next_cursor: string | null;
  };
  const { page } = await world.as(caller, (sql) =>
    firstRow(sql<{ page: Page }[]>`select public.my_invoices(${side}, ${cursor}, ${size}) as page`),
  );
  return page;
};

/** The sum that a case decided to give back. */
export const owe = (world: World, invoice: string, cents: number) =>
  firstRow(world.sql<Refund[]>`
    select r.* from public.invoices i join public.hire_requests h on h.id = i.hire_request_id
    cross join lateral private.owe_refund(h, i, ${cents}, ${reason}, null) r
    where i.id = ${invoice}`);

/** Milestones of these prices in dollars, of which so many are approved. */
export async function addInvoices(
  world: World,
  prices: number[] = [800],
  approved = prices.length,
) {
  const plan = await addPlan(world, createParts(prices));
  await plan.finish(approved);
  const read = (side: 'client' | 'creator' = 'creator') => readSettling(world, plan[side], plan.id);
  const { invoices } = await read();
  return {
    ...plan,
    invoices,
    invoice: invoices[0]?.id ?? '',
    read,
    by: <T>(side: 'client' | 'creator', act: (sql: ISql) => Promise<T>) =>
      world.as(plan[side], act),
  };
}
