import { sumAmounts, getTransactionDate, type Transaction } from '@showcase/data/transactions';
import { formatDate } from '@showcase/ui';

export const PERIODS = ['week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS = { week: 'Week', month: 'Month', year: 'Year' } as const;

/** The days of a bar in the chart, including its start and excluding its end; `tick` is short. */
type TimeSpan = { label: string; tick: string; start: string; end: string };

const monthTicks = new Intl.DateTimeFormat('en-US', { month: 'narrow' });
const weekdayTicks = new Intl.DateTimeFormat('en-US', { weekday: 'short' });

type DatedTransaction = Pick<
  Transaction,
  'amount' | 'status' | 'completed_at' | 'created_at' | 'day'
>;

/** The last seven days, all days of this month or the last twelve months. */
export function getTimeSpans(period: Period, now: Date): TimeSpan[] {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  if (period === 'year') {
    return Array.from({ length: 12 }, (_, index) => {
      const start = new Date(year, month - 11 + index, 1);
      const end = new Date(year, month - 10 + index, 1);
      return {
        label: formatDate(start, 'month'),
        tick: monthTicks.format(start),
        ...{ start: dayOf(start), end: dayOf(end) },
      };
    });
  }
  const [first, last] =
    period === 'week' ? [day - 6, day] : [1, new Date(year, month + 1, 0).getDate()];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const start = new Date(year, month, first + index);
    const end = new Date(year, month, first + index + 1);
    const tick = period === 'week' ? weekdayTicks.format(start) : String(start.getDate());
    return { label: formatDate(start), tick, start: dayOf(start), end: dayOf(end) };
  });
}

/** The rows of a period, newest first. */
export function filterByPeriod<Row extends DatedTransaction>(
  transactions: readonly Row[],
  period: Period,
  now: Date,
): Row[] {
  const spans = getTimeSpans(period, now);
  const [start = '', end = ''] = [spans[0]?.start, spans.at(-1)?.end];
  return transactions
    .filter((row) => isWithin({ start, end }, row.day))
    .toSorted((a, b) => getTransactionDate(b).localeCompare(getTransactionDate(a)));
}

/** Completed and pending amounts for each bar. */
export function getChartRows(transactions: readonly DatedTransaction[], period: Period, now: Date) {
  return getTimeSpans(period, now).map((span) => {
    const rows = transactions.filter(({ day }) => isWithin(span, day));
    const sumByStatus = (status: Transaction['status']) =>
      sumAmounts(rows.filter((row) => row.status === status));
    return {
      label: span.label,
      tick: span.tick,
      values: [sumByStatus('completed'), sumByStatus('pending')],
    };
  });
}

/** The same as `toDay` where the reader is, of which there are many here. */
function dayOf(date: Date) {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}

function isWithin({ start, end }: Pick<TimeSpan, 'start' | 'end'>, day: string) {
  return day >= start && day < end;
}
