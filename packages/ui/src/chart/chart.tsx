import { DataTable, formatCount, SkeletonBlock } from '@showcase/ui';
import type { Column } from '@showcase/ui';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useModule } from '../lazy/use-module.ts';
import {
  ChartCaption,
  ChartFigure,
  ChartSummary,
  ChartTitle,
  LegendList,
  Plot,
  TableDetails,
} from './chart.styles.ts';
import { lookOf } from './series-looks.ts';
import { Swatch } from './swatch.tsx';

/** One place on the axis: its name, and a value for each series. */
export type ChartRow = { label: string; values: readonly number[] };

export type ChartProps = Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> & {
  title: string;
  /** One sentence that says what there is to see. */
  summary?: ReactNode;
  /** 'bars' over time, 'lines' for several series over time, 'ranking' for bars from the side, by name. */
  variant: 'bars' | 'lines' | 'ranking';
  /** Names of the values; four at most. */
  series: readonly string[];
  rows: readonly ChartRow[];
  /** Names the rows in the table: 'Month'. */
  rowHeader: string;
  format?: (value: number) => string;
  /** Pixels. */
  height?: number;
};

const loadPlot = () => import('./plot.tsx');

/** A chart with its table behind it: the same figures for those who would rather read, and when the chart's code cannot be had. */
export function Chart({
  title,
  summary,
  variant,
  series,
  rows,
  rowHeader,
  format = formatCount,
  height = 260,
  ...rest
}: ChartProps) {
  const titleId = useId();
  const plot = useModule(loadPlot);
  const columns: Column<ChartRow>[] = [
    { key: 'label', header: rowHeader, cell: ({ label }) => label },
    ...series.map(
      (name, index) =>
        ({
          key: name,
          header: name,
          variant: 'number',
          cell: ({ values }: ChartRow) => format(values[index] ?? 0),
        }) as const,
    ),
  ];
  return (
    <ChartFigure aria-labelledby={titleId} {...rest}>
      <ChartCaption>
        <ChartTitle id={titleId}>{title}</ChartTitle>
        {summary && <ChartSummary>{summary}</ChartSummary>}
      </ChartCaption>
      {series.length > 1 && plot.state !== 'failed' && (
        <LegendList role="list" aria-label="Legend">
          {series.map((name, index) => (
            <li key={name}>
              <Swatch look={lookOf(index)} variant={variant === 'lines' ? 'lines' : 'bars'} />
              {name}
            </li>
          ))}
        </LegendList>
      )}
      {plot.state === 'pending' && <SkeletonBlock height={`${height}px`} shape="m" />}
      {plot.state === 'ready' && (
        <Plot role="img" aria-label={`${title}, as a chart`}>
          <plot.module.ChartPlot {...{ variant, series, rows, format, height }} />
        </Plot>
      )}
      <TableDetails open={plot.state === 'failed' || undefined}>
        <summary>Show as a table</summary>
        <DataTable
          caption={title}
          captionLook="hidden"
          columns={columns}
          rows={rows}
          keyOf={({ label }) => label}
        />
      </TableDetails>
    </ChartFigure>
  );
}
