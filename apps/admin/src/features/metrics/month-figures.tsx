import { adminQueries } from '@showcase/data/admins';
import { useDataClient, useList } from '@showcase/data/query';
import { formatCount, tokens } from '@showcase/ui';
import { StatCard } from '@showcase/ui/controls';
import styled from 'styled-components';
import { FIGURES, sumOf, type Figure } from '../../shared/daily-rows.ts';

const ORDER: readonly Figure[] = [
  'sign_ups',
  'projects',
  'services',
  'requests',
  'reviews',
  'reports',
];

/** Totals of the last 30 days, with today's figures. Renders nothing on an error, which the charts below report. */
export function MonthFigures() {
  const { data: days } = useList(adminQueries(useDataClient()).daily());
  const today = days.at(-1);
  if (!today) return null;
  return (
    <MonthGrid>
      {ORDER.map((figure) => (
        <StatCard
          key={figure}
          label={FIGURES[figure]}
          value={formatCount(sumOf(days, figure))}
          hint={`${formatCount(today[figure])} today`}
        />
      ))}
    </MonthGrid>
  );
}

const MonthGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]};

  ${tokens.media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${tokens.media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
