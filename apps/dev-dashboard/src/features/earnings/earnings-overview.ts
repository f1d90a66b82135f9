import { toDay } from '@showcase/data/days';
import { sumEarned, sumAmounts, type Transaction } from '@showcase/data/transactions';

/** Change from last month, such as '+25%'; '—' if last month was 0. */
export type Growth = { text: string; direction: 'up' | 'down' | 'none' };

export type EarningsOverview = {
  total: number;
  growth: Growth;
  thisMonth: { amount: number; count: number };
  pending: { amount: number; count: number };
};

type OverviewTransaction = Pick<Transaction, 'hire_request_id' | 'amount' | 'status' | 'day'>;

/** The figures of the three cards, with the numbers of orders that they are from. Days are those of the requests. */
export function getEarningsOverview(
  transactions: readonly OverviewTransaction[],
  now: Date,
): EarningsOverview {
  const completed = transactions.filter(({ status }) => status === 'completed');
  const pending = transactions.filter(({ status }) => status === 'pending');
  const completedInMonth = (monthsAgo: number) => {
    const month = toDay(new Date(now.getFullYear(), now.getMonth() - monthsAgo, 1)).slice(0, 7);
    return completed.filter((transaction) => transaction.day.startsWith(month));
  };
  const current = completedInMonth(0);
  return {
    total: sumEarned(transactions),
    growth: getGrowth(sumAmounts(current), sumAmounts(completedInMonth(1))),
    thisMonth: { amount: sumAmounts(current), count: countOrders(current) },
    pending: { amount: sumAmounts(pending), count: countOrders(pending) },
  };
}

/** An order has a transaction for each milestone and for each change of a price. */
function countOrders(transactions: readonly OverviewTransaction[]) {
  return new Set(transactions.map(({ hire_request_id }) => hire_request_id)).size;
}

const percents = new Intl.NumberFormat('en-US', { style: 'percent', signDisplay: 'exceptZero' });

function getGrowth(current: number, last: number): Growth {
  if (last === 0) return { text: '—', direction: 'none' };
  const growth = Math.round((100 * (current - last)) / last) / 100;
  const direction = growth > 0 ? 'up' : growth < 0 ? 'down' : 'none';
  return { text: percents.format(growth).replace('-', '−'), direction };
}
