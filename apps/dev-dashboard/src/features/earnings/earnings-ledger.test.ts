import { toDay } from '@showcase/data/days';
import { formatCents, toCents } from '@showcase/data/invoices';
import { aTransaction, testId } from '@showcase/data/testing';
import type { Transaction } from '@showcase/data/transactions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStatement } from './create-statement.ts';
import { getEarningsOverview } from './earnings-overview.ts';
import { createEarningsReport } from './earnings-report.ts';
import { createLedger } from './ledger.ts';
import { filterByPeriod, getChartRows, PERIODS } from './period.ts';

const now = new Date(2026, 10, 21, 12);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const dayAgo = (days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 9).toISOString();

type Work = { cents: number; changes: number[]; daysAgo: number | null; refunded: number };

/** A milestone as the database writes it: its price, each change of it, and, once approved, an invoice of the sum. */
const work: fc.Arbitrary<Work> = fc
  .record({
    cents: fc.oneof(fc.integer({ min: 100, max: 99_999 }), fc.constant(100_000_000)),
    changes: fc.array(fc.integer({ min: -99, max: 50_000 }), { maxLength: 3 }),
    daysAgo: fc.option(fc.constantFrom(0, 1, 6, 7, 20, 21, 40, 300), { freq: 3 }),
    share: fc.constantFrom(0, 0, 0.1, 0.5, 1),
  })
  .map(({ share, ...one }) => {
    // No price is below a dollar.
    const changes = one.changes.filter((cents) => cents !== 0 && (cents > 0 || one.cents > 400));
    const total = one.cents + sum(changes);
    return { ...one, changes, refunded: one.daysAgo === null ? 0 : Math.floor(total * share) };
  });

const createRows = (works: readonly Work[]): Transaction[] =>
  works.flatMap(({ cents, changes, daysAgo }, index) =>
    [cents, ...changes].map((amount, position) => ({
      ...aTransaction({
        id: testId(1000 + index * 10 + position),
        milestone: index + 1,
        // As PostgREST sends it: a number with two decimals.
        amount: Number((amount / 100).toFixed(2)),
        status: daysAgo === null ? 'pending' : 'completed',
        completed_at: daysAgo === null ? null : dayAgo(daysAgo),
        created_at: dayAgo(daysAgo ?? 2),
      }),
      client: null,
      day: toDay(dayAgo(daysAgo ?? 2)),
    })),
  );
const getTotal = ({ cents, changes }: Work) => cents + sum(changes);

it('cards, table, chart, export and statement add up with transactions and invoices to the cent', () => {
  let completedRuns = 0;
  fc.assert(
    fc.property(fc.array(work, { maxLength: 30 }), (works) => {
      const rows = createRows(works);
      const approved = works.filter(({ daysAgo }) => daysAgo !== null);
      const completed = sum(approved.map(getTotal));
      const agreed = sum(works.map(getTotal)) - completed;
      if (completed > 0) completedRuns += 1;

      const cards = getEarningsOverview(rows, now);
      expect([cards.total, cards.pending.amount].map(toCents)).toEqual([completed, agreed]);
      const refunded = sum(approved.map((one) => one.refunded));
      const received = sum(approved.slice(1).map((one) => getTotal(one) - one.refunded));
      const toBePaid = sum(approved.slice(0, 1).map((one) => getTotal(one) - one.refunded));
      expect(formatCents(toBePaid + received + refunded)).toBe(formatCents(toCents(cards.total)));

      for (const period of PERIODS) {
        const shown = filterByPeriod(rows, period, now);
        const all = sum(shown.map(({ amount }) => toCents(amount)));
        const chart = getChartRows(shown, period, now).flatMap(({ values }) => values);
        expect(sum(chart.map(toCents))).toBe(all);
        const ledger = createLedger(rows, [], { period, now });
        const exported = createEarningsReport(ledger).slice(1);
        expect(exported).toHaveLength(shown.length);
        expect(sum(exported.map(([, , , amount]) => toCents(Number(amount))))).toBe(all);
        const statement = createStatement({ name: 'Ada', period, created: now, rows: ledger });
        expect(sum(statement.rows.map(({ cents }) => cents))).toBe(all);
        const totals = [statement.totals.agreed, statement.totals.completed];
        expect(sum(totals)).toBe(all);
        // Nothing is older than a year.
        if (period === 'year') expect(totals).toEqual([agreed, completed]);
        if (period === 'month') {
          const current = shown.filter(({ status }) => status === 'completed');
          expect(toCents(cards.thisMonth.amount)).toBe(
            sum(current.map(({ amount }) => toCents(amount))),
          );
        }
      }
    }),
    { numRuns: 300, seed: 5 },
  );
  expect(completedRuns).toBeGreaterThan(200);
});
