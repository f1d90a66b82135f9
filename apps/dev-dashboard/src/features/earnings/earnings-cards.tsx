import type { Transaction } from '@showcase/data/transactions';
import { formatCount, formatMoney, Grid } from '@showcase/ui';
import { StatCard } from '@showcase/ui/controls';
import { CalendarCheck, CircleDollarSign, Hourglass } from 'lucide-react';
import { getEarningsOverview } from './earnings-overview.ts';

type EarningsCardsProps = { transactions: readonly Transaction[]; now: Date };

export function EarningsCards({ transactions, now }: EarningsCardsProps) {
  const { total, growth, thisMonth, pending } = getEarningsOverview(transactions, now);
  return (
    <Grid min={220} gap={4}>
      <StatCard
        label="Total Earnings"
        value={formatMoney(total)}
        hint={`${growth} vs last month`}
        icon={<CircleDollarSign />}
      />
      <StatCard
        label="This Month"
        value={formatMoney(thisMonth.amount)}
        hint={`from ${formatCount(thisMonth.count)} completed orders`}
        icon={<CalendarCheck />}
      />
      <StatCard
        label="Pending"
        value={formatMoney(pending.amount)}
        hint={`from ${formatCount(pending.count)} pending orders`}
        icon={<Hourglass />}
      />
    </Grid>
  );
}
