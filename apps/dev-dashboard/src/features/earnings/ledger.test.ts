import { aCreditNote, anInvoice, aRefund, aTransaction, testId } from '@showcase/data/testing';
import type { Transaction } from '@showcase/data/transactions';
import { expect, it } from 'vitest';
import { createEarningsReport } from './earnings-report.ts';
import { createLedger, sumLedger } from './ledger.ts';

const now = new Date(2026, 10, 21, 12);
const day = now.toISOString();
const tax = (net_cents: number, tax_cents: number) => ({
  ...{ case: 'domestic' as const, rate: 1_900, net_cents, tax_cents },
});

const transactions: Transaction[] = [
  { amount: 300.01, status: 'completed' as const },
  { amount: 99.99, status: 'completed' as const },
  { amount: 50, status: 'pending' as const, milestone: 2 },
].map((fields, index) => ({
  ...aTransaction({
    ...{ id: testId(600 + index), hire_request_id: testId(401), milestone: 1, created_at: day },
    ...{ completed_at: fields.status === 'completed' ? day : null, ...fields },
  }),
  ...{ client: null, day: '2026-11-21' },
}));

const note = aCreditNote({ created_at: day, total_cents: 11_900, tax: tax(10_000, 1_900) });
const credit = { status: 'confirmed' as const, credit_note: note };
const listed = (
  fields: Parameters<typeof anInvoice>[0] = {},
  corrected_by: string | null = null,
) => ({
  ...anInvoice({ tax: tax(33_613, 6_387), ...fields }),
  ...{ corrected_by, corrects_number: null, to_pay_cents: 0, payment: null },
  ...{ title: 'Landing page', other: null },
  refunds: [aRefund({ ...credit, id: 'one' }), aRefund({ ...credit, id: 'two' })],
});

it('has the VAT of the invoice in parts that add up to it, and each credit note once', () => {
  const ledger = createLedger(transactions, [listed()], { period: 'week', now });
  expect(
    createEarningsReport(ledger)
      .slice(1)
      .map((cells) => cells.slice(3)),
  ).toEqual([
    ['300.01', 'Completed', '2026-0001', '252.11', '47.90', '300.01'],
    ['99.99', 'Completed', '2026-0001', '84.02', '15.97', '99.99'],
    ['50.00', 'Pending', '', '', '', ''],
    [-119, 'Credit note', '2026-0002', -100, -19, -119],
  ]);
  expect(sumLedger(ledger)).toEqual({
    ...{ agreed: 5_000, completed: 40_000, credited: -11_900 },
    ...{ net: 23_613, tax: 4_487, gross: 28_100 },
  });
});

it('has the VAT of the correction that counts instead', () => {
  const former = listed({ tax: null }, testId(803));
  const correction = listed({ id: testId(803), number: '2026-0003' });
  const [first] = createLedger(transactions, [former, correction], { period: 'week', now });
  expect(first).toMatchObject({ document: '2026-0003', tax: { netCents: 25_211 } });
});

it('has no VAT where none was confirmed', () => {
  const [first] = createLedger(transactions, [listed({ tax: null })], { period: 'week', now });
  expect(first?.tax).toEqual({ netCents: 30_001, taxCents: 0 });
});

it('leaves out credits of another time', () => {
  const old = aCreditNote({ created_at: '2020-01-01T00:00:00.000Z' });
  const invoice = { ...listed(), refunds: [aRefund({ ...credit, credit_note: old })] };
  const ledger = createLedger(transactions, [invoice], { period: 'week', now });
  expect(ledger.map(({ status }) => status)).not.toContain('credited');
});
