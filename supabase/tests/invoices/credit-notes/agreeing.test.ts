import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStatement } from '../../../../apps/dev-dashboard/src/features/earnings/create-statement.ts';
import { createEarningsReport } from '../../../../apps/dev-dashboard/src/features/earnings/earnings-report.ts';
import { createLedger } from '../../../../apps/dev-dashboard/src/features/earnings/ledger.ts';
import type { Invoice, ListedInvoice } from '../../../../packages/data/src/invoices/invoice.ts';
import type {} from '../../../../packages/data/src/query/query-client.ts';
import type { Transaction } from '../../../../packages/data/src/transactions/transaction.ts';
import { renderInvoice } from '../../../../packages/documents/src/documents/invoice.ts';
import { createEInvoice } from '../../../../packages/documents/src/e-invoice/create-e-invoice.ts';
import { centsOf, taxTotal } from '../../../../packages/documents/src/e-invoice/testing/amounts.ts';
import { readXml } from '../../../../packages/documents/src/e-invoice/testing/read-xml.ts';
import { readTerms } from '../../../../packages/documents/src/e-invoice/testing/terms.ts';
import { writeCii } from '../../../../packages/documents/src/e-invoice/xml/write-cii.ts';
import { writeUbl } from '../../../../packages/documents/src/e-invoice/xml/write-ubl.ts';
import { loadFontFile as loadFont } from '../../../../packages/documents/src/testing/load-font.ts';
import { readPdf } from '../../../../packages/documents/src/testing/read-pdf.ts';
import {
  createInvoiceData,
  createTaxSource,
} from '../../../../packages/hiring/src/payments/invoice/create-invoice-data.ts';
import { rounds } from '../../../../tooling/testing/rounds.ts';
import { addInvoices, correct, credit } from '../../settling/settling.ts';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

const PER_HIRE = 10;

const local = fc.record({
  currency: fc.constantFrom('EUR', 'PLN', 'SEK', 'JPY'),
  rate: fc.integer({ min: 1, max: 200_000_000 }).map((millionths) => millionths / 1_000_000),
  ...{ day: fc.constant('2026-02-28'), source: fc.constant('ECB') },
});
const choice = fc.oneof(
  fc.constantFrom('reverse_charge', 'outside_scope', 'exempt').map((name) => ({ case: name })),
  fc
    .record({ rate: fc.integer({ min: 1, max: 10_000 }), local: fc.option(local) })
    .map(({ rate, local: second }) => ({
      ...{ case: 'domestic', rate },
      ...(second && { local: second }),
    })),
);
const bill = fc.record({
  cents: fc.integer({ min: 100, max: 5_000_000 }),
  tax: fc.option(choice, { freq: 8 }),
  credits: fc.array(fc.double({ min: 0.01, max: 0.3, noNaN: true }), { maxLength: 3 }),
  correctedBefore: fc.option(fc.nat(3), { freq: 1 }),
});
type Bill = typeof bill extends fc.Arbitrary<infer T> ? T : never;

/** The invoices of one hire, each with the VAT that was confirmed for it, its credits and maybe a correction between them. */
async function addBills(world: World, bills: Bill[]) {
  const plan = await addInvoices(
    world,
    bills.map(({ cents }) => cents / 100),
    0,
  );
  const { id, creator } = plan;
  for (const { tax, credits, correctedBefore } of bills) {
    await world.sql`delete from private.confirmed_taxes where hire_request_id = ${id}`;
    if (tax) {
      await world.sql`
        insert into private.confirmed_taxes (hire_request_id, tax, sides)
        select h.id, ${world.sql.json(tax)}, private.tax_sides(h)
        from public.hire_requests h where h.id = ${id}`;
    }
    await world.sql`delete from private.rate_hits`;
    await plan.finish(1);
    for (const [index, share] of [...credits, 0].entries()) {
      const current = (await plan.read()).invoices.findLast((one) => one.corrected_by === null);
      if (!current) throw new Error('There is no invoice.');
      if (index === correctedBefore) {
        await world.as(creator, (sql) => correct(sql, current.id));
      } else if (share > 0) {
        await credit(plan.by, current.id, Math.max(1, Math.floor(current.total_cents * share)));
      }
    }
  }
  const [rows] = await world.as(
    creator,
    (sql) => sql<{ transactions: Transaction[]; invoices: { items: ListedInvoice[] } }[]>`
      select public.my_invoices('creator', null, 100) as invoices, (
        select jsonb_agg(to_jsonb(t) || jsonb_build_object('client', null, 'day', t.completed_at::date))
        from public.transactions t where t.creator_id = ${creator.id}) as transactions`,
  );
  if (!rows) throw new Error('The query returned no row.');
  return { creator, transactions: rows.transactions, invoices: rows.invoices.items };
}

type Sums = Record<'net' | 'tax' | 'gross', number>;
const parse = (text = '') =>
  Math.round(Number(text.replace('−', '-').replaceAll(/[$,]/g, '')) * 100);

/** What a document says in its PDF, in CII and in UBL; all of it agrees with its row. */
async function expectSame(document: Invoice): Promise<Sums> {
  const { tax, total_cents: gross } = document;
  const sums = { net: tax?.net_cents ?? gross, tax: tax?.tax_cents ?? 0, gross };
  const data = createInvoiceData(document);
  const source = createTaxSource(document);
  const eInvoice = source && createEInvoice(data, source);
  const { texts } = await readPdf(await renderInvoice({ ...data, eInvoice }, { loadFont }));
  const read = (name: RegExp) =>
    parse(
      texts
        .flat()
        .find((line) => name.test(line))
        ?.split(' ')
        .at(-1),
    );
  expect(read(/^(Total|Credited) \(USD\)/)).toBe(gross);
  if (!eInvoice) return sums;
  if (tax?.case === 'domestic') {
    expect([read(/^Net \(USD\)/), read(/^VAT .*\(USD\)/)]).toEqual([sums.net, sums.tax]);
  }
  for (const xml of [
    writeCii(eInvoice),
    writeUbl(eInvoice, 'xrechnung'),
    writeUbl(eInvoice, 'peppol'),
  ]) {
    const terms = readTerms(readXml(xml));
    expect({
      net: centsOf(terms, 'net'),
      tax: taxTotal(terms, 'USD'),
      gross: centsOf(terms, 'gross'),
    }).toEqual(sums);
    if (tax?.local) expect(taxTotal(terms, tax.local.currency)).toBe(tax.local.cents);
  }
  return sums;
}

const add = (sums: Sums[]): Sums => ({
  net: sums.reduce((total, { net }) => total + net, 0),
  tax: sums.reduce((total, { tax }) => total + tax, 0),
  gross: sums.reduce((total, { gross }) => total + gross, 0),
});

it('page, CSV, statement, PDF, XML and database have the same sums of any invoices, to the cent', async () => {
  const hires = fc.sample(fc.array(bill, { minLength: PER_HIRE, maxLength: PER_HIRE }), {
    ...{ numRuns: rounds(4, 100), seed: 7 },
  });
  for (const bills of hires) {
    await inWorld(async (world) => {
      const { creator, transactions, invoices } = await addBills(world, bills);
      const counting = invoices.filter(({ corrected_by }) => corrected_by === null);
      const notes = new Map(
        invoices.flatMap(({ refunds }) =>
          refunds.flatMap(({ credit_note }) =>
            credit_note ? [[credit_note.id, credit_note] as const] : [],
          ),
        ),
      );
      const sums = await Promise.all([
        ...counting.map(expectSame),
        ...[...notes.values()].map(async (note) => {
          const { net, tax, gross } = await expectSame(note);
          return { net: -net, tax: -tax, gross: -gross };
        }),
      ]);
      const expected = add(sums);
      const now = new Date();
      const ledger = createLedger(transactions, invoices, { period: 'year', now });
      const { totals, rows } = createStatement({
        ...{ name: '', period: '', created: now, rows: ledger },
      });
      expect({ net: totals.net, tax: totals.tax, gross: totals.gross }).toEqual(expected);
      expect(rows.reduce((total, { cents }) => total + cents, 0)).toBe(expected.gross);
      const [, ...cells] = createEarningsReport(ledger);
      expect(
        add(
          cells.map((row) => {
            const [net = 0, tax = 0, gross = 0] = row.slice(6).map((cell) => parse(String(cell)));
            return { net, tax, gross };
          }),
        ),
      ).toEqual(expected);
      const [stored] = await world.sql<Sums[]>`
        select sum(s.sign * coalesce((i.tax ->> 'net_cents')::bigint, i.total_cents))::float8 as net,
          sum(s.sign * coalesce((i.tax ->> 'tax_cents')::bigint, 0))::float8 as tax,
          sum(s.sign * i.total_cents)::float8 as gross
        from public.invoices i cross join lateral (select case i.kind when 'credit' then -1 else 1 end as sign) s
        where i.creator_id = ${creator.id} and not exists (select from public.invoices c where c.corrects = i.id)`;
      expect(stored).toEqual(expected);
    });
  }
}, 3_600_000);
