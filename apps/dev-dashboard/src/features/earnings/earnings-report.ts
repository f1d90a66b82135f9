import { getTransactionDate, type Transaction } from '@showcase/data/transactions';

/** The rows of the table as cells, below a header. */
export function createEarningsReport(rows: readonly Transaction[]): string[][] {
  return [
    ['Client', 'Service', 'Date', 'Amount', 'Status'],
    ...rows.map((row) => [
      row.client?.name ?? 'Deleted account',
      row.title,
      formatIsoDay(new Date(getTransactionDate(row))),
      row.amount.toFixed(2),
      row.status,
    ]),
  ];
}

/** Returns '2026-11-21', in the user's time zone. */
export function formatIsoDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}
