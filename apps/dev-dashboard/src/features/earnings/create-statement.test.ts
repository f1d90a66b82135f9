import type { Transaction } from '@showcase/data/transactions';
import { aTransaction, testId } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { createStatement } from './create-statement.ts';
import { getEarningsOverview } from './earnings-overview.ts';
import { createEarningsReport } from './earnings-report.ts';
import { createLedger } from './ledger.ts';
import { getChartRows } from './period.ts';

const now = new Date(2026, 10, 21, 12);
const day = now.toISOString();

const rows: Transaction[] = [0.1, 0.2, 19.99, 1_000_000, 4.35, 0.07].map((amount, index) => ({
  ...aTransaction({
    id: testId(600 + index),
    amount,
    status: index % 2 === 0 ? 'completed' : 'pending',
    completed_at: index % 2 === 0 ? day : null,
    created_at: day,
  }),
  client: null,
  day: '2026-11-21',
}));

const ledger = createLedger(rows, [], { period: 'week', now });
const statement = createStatement({ name: 'Ada', period: 'Week', created: now, rows: ledger });

it('has the rows in cents, with the words of the table', () => {
  expect(statement.rows.map(({ cents, status }) => [cents, status])).toEqual([
    [10, 'Completed'],
    [20, 'Pending'],
    [1_999, 'Completed'],
    [100_000_000, 'Pending'],
    [435, 'Completed'],
    [7, 'Pending'],
  ]);
  expect(statement.rows[0]).toMatchObject({ client: 'Former client', date: 'Nov 21, 2026' });
});

it('adds up with its rows, the cards, the chart and the export', () => {
  const { agreed = 0, completed = 0 } = statement.totals;
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const toCents = (dollars: number) => Math.round(dollars * 100);
  const cards = getEarningsOverview(rows, now);
  expect({ agreed, completed }).toEqual({
    agreed: toCents(cards.pending.amount),
    completed: toCents(cards.total),
  });
  const all = agreed + completed;
  expect(sum(statement.rows.map(({ cents }) => cents))).toBe(all);
  expect(toCents(sum(getChartRows(rows, 'week', now).flatMap(({ values }) => values)))).toBe(all);
  const exported = createEarningsReport(ledger).slice(1);
  expect(toCents(sum(exported.map(([, , , amount]) => Number(amount))))).toBe(all);
});
