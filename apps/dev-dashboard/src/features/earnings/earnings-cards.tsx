import type { Transaction } from '@showcase/data/transactions';
import { countLabel } from '@showcase/kit/lists';
import { formatMoney, tokens } from '@showcase/ui';
import { StatCard } from '@showcase/ui/controls';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Hourglass from 'lucide-react/icons/hourglass';
import styled from 'styled-components';
import { getEarningsOverview, type Growth } from './earnings-overview.ts';

type EarningsCardsProps = { transactions: readonly Transaction[]; now: Date };

export function EarningsCards({ transactions, now }: EarningsCardsProps) {
  const { total, growth, thisMonth, pending } = getEarningsOverview(transactions, now);
  return (
    <CardRow>
      <StatCard
        label="Total Earnings"
        value={formatMoney(total)}
        hint={<GrowthHint growth={growth} />}
        icon={<CircleDollarSign />}
      />
      <StatCard
        label="This Month"
        value={formatMoney(thisMonth.amount)}
        hint={`from ${countLabel(thisMonth.count, 'completed order')}`}
        icon={<CalendarCheck />}
      />
      <StatCard
        label="Pending"
        value={formatMoney(pending.amount)}
        hint={`from ${countLabel(pending.count, 'pending order')}`}
        icon={<Hourglass />}
      />
    </CardRow>
  );
}

function GrowthHint({ growth: { text, direction } }: { growth: Growth }) {
  return (
    <>
      <Percent $direction={direction}>
        {direction === 'up' && <ArrowUp aria-hidden />}
        {direction === 'down' && <ArrowDown aria-hidden />}
        {text}
      </Percent>{' '}
      vs last month
    </>
  );
}

/** All three in one row, except on phones. */
export const CardRow = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  ${tokens.media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const COLORS = {
  up: tokens.color.success,
  down: tokens.color.danger,
  none: 'inherit',
} as const;

const Percent = styled.span<{ $direction: Growth['direction'] }>`
  color: ${({ $direction }) => COLORS[$direction]};
  font-weight: ${tokens.weight.semibold};
  white-space: nowrap;

  svg {
    display: inline;
    inline-size: 1em;
    block-size: 1em;
    vertical-align: -0.125em;
  }
`;
