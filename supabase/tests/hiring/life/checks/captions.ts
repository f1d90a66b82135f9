import { expect } from 'vitest';
import { createStatement } from '../../../../../apps/dev-dashboard/src/features/earnings/create-statement.ts';
import { createEarningsReport } from '../../../../../apps/dev-dashboard/src/features/earnings/earnings-report.ts';
import { getEarningsOverview } from '../../../../../apps/dev-dashboard/src/features/earnings/earnings-overview.ts';
import { createLedger } from '../../../../../apps/dev-dashboard/src/features/earnings/ledger.ts';
import type { OpenRequest } from '../../../../../packages/data/src/hire-requests/reading/columns.ts';
import type { ListedInvoice } from '../../../../../packages/data/src/invoices/invoice.ts';
// Registers the errors of queries, which the modules of the pages use.
import type {} from '../../../../../packages/data/src/query/query-client.ts';
import type { Transaction } from '../../../../../packages/data/src/transactions/transaction.ts';
import { createInvoiceData } from '../../../../../packages/hiring/src/payments/invoice/create-invoice-data.ts';
import { getTodayFacts } from '../../../../../packages/hiring/src/requests/today/today-facts.ts';
import { readFigures } from '../../../settling/settling.ts';
import type { World } from '../../../support/world.ts';
import { findLeaver } from '../acts/scene.ts';
import type { Scene, Side } from '../acts/scene.ts';

type Rows = {
  transactions: Transaction[];
  requests: OpenRequest[];
  invoices: { items: ListedInvoice[] };
};

/** The rows that the pages of a side read, with numbers as PostgREST sends them. */
async function readRows(world: World, { id }: { id: string }, side: Side): Promise<Rows> {
  const [rows] = await world.as(
    { id },
    (sql) => sql<Rows[]>`
      select
        (select coalesce(jsonb_agg(to_jsonb(t) || jsonb_build_object('client', null, 'day', (
          coalesce(t.completed_at, t.created_at) at time zone coalesce(h.time_zone, 'UTC'))::date
        ) order by t.created_at desc, t.id desc), '[]')
        from public.transactions t join public.hire_requests h on h.id = t.hire_request_id
        where t.creator_id = ${id}) as transactions,
        (select coalesce(jsonb_agg(to_jsonb(h) || jsonb_build_object(
          'open_offer', (select jsonb_build_object('side', o.side) from public.offers o where o.id = h.open_offer_id),
          'milestones', (
            select coalesce(jsonb_agg(to_jsonb(m)), '[]') from public.milestones m where m.hire_request_id = h.id),
          'cases', (
            select coalesce(jsonb_agg(to_jsonb(c)), '[]') from public.cases c where c.hire_request_id = h.id)
        )), '[]')
        from public.hire_requests h
        where ${id} in (h.client_id, h.creator_id) and h.status in ('pending', 'accepted')) as requests,
        public.my_invoices(${side}, null, 100) as invoices`,
  );
  if (!rows) throw new Error('The query returned no row.');
  return rows;
}

type Sums = Record<'open' | 'approved' | 'openOrders' | 'approvedOrders', number>;
type State = {
  titles: string[];
  now: Date;
  replySide: Side | null;
  workSide: Side | 'neither' | null;
};

/** From the milestones, which no page adds up, and the turn; a request has no milestones before it is accepted. */
async function computeSums(world: World, id: string) {
  const [sums] = await world.sql<(Sums & State)[]>`
    with parts as (
      select m.price * 100 as cents, m.approved_at is not null as is_approved,
        m.approved_at is null and h.status = 'accepted' as is_open
      from public.milestones m join public.hire_requests h on h.id = m.hire_request_id where h.id = ${id}
    )
    select coalesce(sum(p.cents) filter (where p.is_open), 0)::float8 as open,
      coalesce(sum(p.cents) filter (where p.is_approved), 0)::float8 as approved,
      coalesce(bool_or(p.is_open), false)::integer as "openOrders",
      coalesce(bool_or(p.is_approved), false)::integer as "approvedOrders",
      array(
        select h.title from public.hire_requests h where h.id = ${id}
        union select o.title from public.offers o where o.hire_request_id = ${id}) as titles, now() as now,
      (select private.waiting_side(h) from public.hire_requests h where h.id = ${id} and h.status = 'pending') as "replySide",
      (select case when h.delivered_at is null then 'creator' when private.disputes_delivery(h) then 'neither' else 'client' end
      from public.hire_requests h where h.id = ${id} and h.status = 'accepted') as "workSide"
    from parts p`;
  if (!sums) throw new Error('The query returned no row.');
  return sums;
}

const toCents = (dollars: number) => Math.round(dollars * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
/** Cents of a printed amount. */
const parseMoney = (text = '') => toCents(Number(text.replaceAll(/[$,]/g, '')));

/** The strip of each side names what waits for it, and the agreed work that is not approved. */
function expectTodayFacts(
  { open, replySide, workSide, now }: Sums & State,
  requests: OpenRequest[],
) {
  const [forCreator, forClient] = (['creator', 'client'] as const).map((side) =>
    getTodayFacts(requests, { side, now, dates: null }),
  );
  const count = (isOne: boolean) => (isOne ? '1' : '0');
  if (replySide === null && workSide === null) {
    expect([forCreator, forClient]).toEqual([[], []]);
    return;
  }
  const [replies, work, , agreed] = forCreator ?? [];
  expect([replies?.figure, work?.figure]).toEqual([
    count(replySide === 'creator'),
    count(workSide === 'creator'),
  ]);
  const [own, , awaited, theirs] = forClient ?? [];
  expect([own?.figure, awaited?.figure]).toEqual([
    count(replySide === 'client' || workSide === 'client'),
    count(replySide === 'creator'),
  ]);
  expect([agreed, theirs].map((fact) => parseMoney(fact?.figure))).toEqual([open, open]);
}

/** The sums of either side's invoices, with their credits and refunds, add up to the figures of the creator's page. */
async function expectInvoices(world: World, creator: { id: string }, items: ListedInvoice[]) {
  const bills = items
    .filter(({ corrected_by }) => corrected_by === null)
    .map((invoice) => {
      const confirmed = invoice.refunds.filter(({ status }) => status === 'confirmed');
      const sumOf = (isCredit: boolean) =>
        -sum(confirmed.filter((one) => one.is_credit === isCredit).map((one) => one.amount_cents));
      const [credited, refunded] = [sumOf(true), sumOf(false)];
      const { received_at, total_cents, to_pay_cents } = invoice;
      const remainder = total_cents - credited - refunded;
      expect(to_pay_cents).toBe(received_at === null ? remainder : 0);
      const { lines, totalCents } = createInvoiceData(invoice);
      expect([totalCents, sum(lines.map(({ cents }) => cents))]).toEqual([
        total_cents,
        total_cents,
      ]);
      return { received_at, to_pay_cents, credited, refunded, remainder };
    });
  const received = bills.filter(({ received_at }) => received_at !== null);
  const { agreed_cents: _, ...figures } = await readFigures(world, creator);
  expect({
    to_be_paid_cents: sum(bills.map(({ to_pay_cents }) => to_pay_cents)),
    received_cents: sum(received.map(({ remainder }) => remainder)),
    credited_cents: sum(bills.map(({ credited }) => credited)),
    refunded_cents: sum(bills.map(({ refunded }) => refunded)),
  }).toEqual(figures);
}

/** The cards, today's facts, the table, the invoices and all files count the same as the milestones do, and each row names its job. */
export async function expectCaptions(world: World, scene: Scene) {
  const { id, creator, client } = scene;
  const leaver = await findLeaver(world, scene);
  if (leaver === 'creator') return;
  const sums = await computeSums(world, id);
  const { open, approved, openOrders, approvedOrders, titles, now } = sums;
  const { transactions: rows, requests, invoices } = await readRows(world, creator, 'creator');
  const cards = getEarningsOverview(rows, now);
  expect({
    total: toCents(cards.total),
    thisMonth: [toCents(cards.thisMonth.amount), cards.thisMonth.count],
    pending: [toCents(cards.pending.amount), cards.pending.count],
  }).toEqual({
    total: approved,
    thisMonth: [approved, approvedOrders],
    pending: [open, openOrders],
  });
  expect((await readFigures(world, creator)).agreed_cents).toBe(open);
  const theirs = await readRows(world, client, 'client');
  for (const read of [requests, theirs.requests]) expectTodayFacts(sums, read);
  const lists = leaver === null ? [invoices, theirs.invoices] : [invoices];
  for (const { items } of lists) await expectInvoices(world, creator, items);

  const ledger = createLedger(rows, invoices.items, { period: 'year', now });
  const [, ...report] = createEarningsReport(ledger);
  const { rows: lines, totals } = createStatement({
    ...{ name: '', period: '', created: now, rows: ledger },
  });
  expect(totals).toMatchObject({ agreed: open, completed: approved });
  expect(totals.gross).toBe(approved + totals.credited);
  for (const [status, cents] of [
    ['Pending', open],
    ['Completed', approved],
  ] as const) {
    const own = report.filter((cells) => cells[4] === status);
    expect(sum(own.map((cells) => toCents(Number(cells[3]))))).toBe(cents);
    expect(sum(lines.filter((line) => line.status === status).map((line) => line.cents))).toBe(
      cents,
    );
  }
  const names = [...rows, ...lines, ...invoices.items, ...theirs.invoices.items].map(
    ({ title }) => title,
  );
  for (const name of [...names, ...report.map((cells) => String(cells[1] ?? ''))]) {
    expect([name, titles.some((title) => name === title || name.startsWith(`${title}: `))]).toEqual(
      [name, true],
    );
  }
}
