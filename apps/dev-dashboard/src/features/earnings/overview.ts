import { earnedTotal, sumOf, transactionDate, type Transaction } from '@showcase/data';

export type Overview = {
  total: number;
  /** '+25%' against last month; '—' where last month was 0. */
  growth: string;
  thisMonth: { amount: number; orders: number };
  pending: { amount: number; orders: number };
};

type Counted = Pick<Transaction, 'amount' | 'status' | 'completed_at' | 'created_at'>;

/** The figures of the three cards; months are those of the reader's own calendar. */
export function overviewOf(transactions: readonly Counted[], now: Date): Overview {
  const completed = transactions.filter(({ status }) => status === 'completed');
  const pending = transactions.filter(({ status }) => status === 'pending');
  const inMonth = (back: number) => {
    const start = new Date(now.getFullYear(), now.getMonth() - back, 1);
    const end = new Date(now.getFullYear(), now.getMonth() - back + 1, 1);
    return completed.filter((transaction) => {
      const date = new Date(transactionDate(transaction));
      return date >= start && date < end;
    });
  };
  const current = inMonth(0);
  return {
    total: earnedTotal(transactions),
    growth: growthOf(sumOf(current), sumOf(inMonth(1))),
    thisMonth: { amount: sumOf(current), orders: current.length },
    pending: { amount: sumOf(pending), orders: pending.length },
  };
}

function growthOf(current: number, last: number) {
  if (last === 0) return '—';
  const percent = Math.round((100 * (current - last)) / last);
  return percent > 0 ? `+${percent}%` : `${percent}%`;
}
