import { formatCount, SkeletonBlock } from '@showcase/ui';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DataTable, type Column } from '../data-table/data-table.tsx';
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

/** One point on the axis: its label, and a value for each series. */
export type ChartRow = {
  label: string;
  /** On the axis, if the label is too long for it. */
  tick?: string;
  values: readonly number[];
};

export type ChartProps = Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> & {
  title: string;
  /** A one-sentence summary of the chart. */
  summary?: ReactNode;
  /** 'bars' over time, which are stacked, 'lines' for several series over time, 'ranking' for horizontal bars by name. */
  variant: 'bars' | 'lines' | 'ranking';
  /** Names of the series, max four. */
  series: readonly string[];
  rows: readonly ChartRow[];
  /** The header of the table's first column: 'Month'. */
  rowHeader: string;
  format?: (value: number) => string;
  /** On the axis, if the full format is too long for it. */
  formatTick?: (value: number) => string;
  /** In pixels. */
  height?: number;
};

const loadPlot = () => import('./plot.tsx');

/** A chart with a table of the same figures, which opens if the chart's code fails to load. */
export function Chart({
  title,
  summary,
  variant,
  series,
  rows,
  rowHeader,
  format = formatCount,
  formatTick = format,
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
              <Swatch look={lookOf(index)} isLine={variant === 'lines'} />
              {name}
            </li>
          ))}
        </LegendList>
      )}
      {plot.state === 'pending' && <SkeletonBlock height={`${height}px`} shape="m" />}
      {plot.state === 'ready' && (
        <Plot role="img" aria-label={`${title}, as a chart`}>
          <plot.module.ChartPlot {...{ variant, series, rows, format, formatTick, height }} />
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
