import { sumAmounts, getTransactionDate, type Transaction } from '@showcase/data/transactions';
import { formatDate } from '@showcase/ui';

export const PERIODS = ['week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS = { week: 'Week', month: 'Month', year: 'Year' } as const;

/** The time span of a bar in the chart, including its start and excluding its end; `tick` is short. */
type TimeSpan = { label: string; tick: string; start: Date; end: Date };

const monthTicks = new Intl.DateTimeFormat('en-US', { month: 'narrow' });
const weekdayTicks = new Intl.DateTimeFormat('en-US', { weekday: 'short' });

type DatedTransaction = Pick<Transaction, 'amount' | 'status' | 'completed_at' | 'created_at'>;

/** The last seven days, all days of this month or the last twelve months. */
export function getTimeSpans(period: Period, now: Date): TimeSpan[] {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  if (period === 'year') {
    return Array.from({ length: 12 }, (_, index) => {
      const start = new Date(year, month - 11 + index, 1);
      const end = new Date(year, month - 10 + index, 1);
      return { label: formatDate(start, 'month'), tick: monthTicks.format(start), start, end };
    });
  }
  const [first, last] =
    period === 'week' ? [day - 6, day] : [1, new Date(year, month + 1, 0).getDate()];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const start = new Date(year, month, first + index);
    const end = new Date(year, month, first + index + 1);
    const tick = period === 'week' ? weekdayTicks.format(start) : String(start.getDate());
    return { label: formatDate(start), tick, start, end };
  });
}

/** The rows of a period, newest first. */
export function filterByPeriod<Row extends DatedTransaction>(
  transactions: readonly Row[],
  period: Period,
  now: Date,
): Row[] {
  const spans = getTimeSpans(period, now);
  return transactions
    .filter((row) => spans.some((span) => isWithin(span, row)))
    .toSorted((a, b) => getTransactionDate(b).localeCompare(getTransactionDate(a)));
}

/** Completed and pending amounts for each bar. */
export function getChartRows(transactions: readonly DatedTransaction[], period: Period, now: Date) {
  return getTimeSpans(period, now).map((span) => {
    const rows = transactions.filter((row) => isWithin(span, row));
    const sumByStatus = (status: Transaction['status']) =>
      sumAmounts(rows.filter((row) => row.status === status));
    return {
      label: span.label,
      tick: span.tick,
      values: [sumByStatus('completed'), sumByStatus('pending')],
    };
  });
}

function isWithin({ start, end }: TimeSpan, row: DatedTransaction) {
  const date = new Date(getTransactionDate(row));
  return date >= start && date < end;
}
