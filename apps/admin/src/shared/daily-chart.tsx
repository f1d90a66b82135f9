import { adminQueries } from '@showcase/data/admins';
import { useDataClient, useList } from '@showcase/data/query';
import { SkeletonBlock, SkeletonGroup } from '@showcase/ui';
import { Chart } from '@showcase/ui/chart';
import { dailyRows, FIGURES, type Figure } from './daily-rows.ts';
import { ReadFailure } from '@showcase/kit/lists';

type DailyChartProps = { title: string; figures: readonly Figure[] };

/** A line chart of the last 30 days. Its data table has the same figures. */
export function DailyChart({ title, figures }: DailyChartProps) {
  const days = useList(adminQueries(useDataClient()).daily());
  if (days.isPending) {
    return (
      <SkeletonGroup label={`Loading ${title.toLowerCase()}`}>
        <SkeletonBlock height="400px" />
      </SkeletonGroup>
    );
  }
  if (days.error && days.data.length === 0) return <ReadFailure area={title} query={days} />;
  return (
    <Chart
      title={title}
      summary="New per day over the last 30 days (UTC)."
      variant="lines"
      series={figures.map((figure) => FIGURES[figure])}
      rows={dailyRows(days.data, figures)}
      rowHeader="Day"
    />
  );
}
