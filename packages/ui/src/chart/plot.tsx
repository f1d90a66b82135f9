import { tokens } from '@showcase/ui';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  Symbols,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useId } from 'react';
import { useDirection } from '../direction/use-direction.ts';
import type { ChartProps, ChartRow } from './chart.tsx';
import { Hatch } from './hatch.tsx';
import { lookOf } from './series-looks.ts';
import { Tip } from './tip.tsx';

type PlotProps = Pick<ChartProps, 'variant' | 'series' | 'rows'> &
  Required<Pick<ChartProps, 'format' | 'formatTick' | 'height'>>;

const { color } = tokens;
const motion = window.matchMedia('(prefers-reduced-motion: reduce)');

/** The chart in Recharts. Loaded by `Chart`. */
export function ChartPlot(props: PlotProps) {
  const { variant, series, rows, format, formatTick, height } = props;
  const hatchId = useId();
  const [direction, directionRef] = useDirection();
  const isReversed = direction === 'rtl';
  const orientation = isReversed ? 'right' : 'left';
  const animated = !motion.matches;
  const frame = {
    data: rows,
    responsive: true,
    accessibilityLayer: false,
    style: { inlineSize: '100%', blockSize: height },
    margin: { top: 8, right: 8, bottom: 0, left: 8 },
  };
  const names = {
    dataKey: 'label',
    tickFormatter: (label: string) => rows.find((row) => row.label === label)?.tick ?? label,
    tickLine: false,
    minTickGap: 12,
  } as const;
  const figures = {
    tickFormatter: formatTick,
    axisLine: false,
    tickLine: false,
    allowDecimals: false,
  } as const;
  const grid = { stroke: color.border, strokeDasharray: '3 3' };
  const tip = (
    <Tooltip
      cursor={{ fill: color.sunken, stroke: color.border }}
      content={<Tip format={format} />}
      isAnimationActive={false}
    />
  );
  const valueOf = (index: number) => (row: ChartRow) => row.values[index] ?? 0;

  if (variant === 'lines') {
    return (
      <div ref={directionRef}>
        <LineChart {...frame}>
          <CartesianGrid {...grid} vertical={false} />
          <XAxis {...names} axisLine={{ stroke: color.border }} reversed={isReversed} />
          <YAxis {...figures} orientation={orientation} width="auto" />
          {tip}
          {series.map((name, index) => {
            const look = lookOf(index);
            return (
              <Line
                key={name}
                name={name}
                dataKey={valueOf(index)}
                type="monotone"
                stroke={look.color}
                strokeWidth={2}
                strokeDasharray={look.dash}
                isAnimationActive={animated}
                dot={({ key, cx, cy }) => (
                  <Symbols
                    key={key}
                    cx={cx}
                    cy={cy}
                    type={look.shape}
                    size={44}
                    fill={look.color}
                  />
                )}
              />
            );
          })}
        </LineChart>
      </div>
    );
  }
  const isRanking = variant === 'ranking';
  return (
    <div ref={directionRef}>
      <BarChart {...frame} layout={isRanking ? 'vertical' : 'horizontal'} barCategoryGap="24%">
        <defs>
          {series.map((name, index) => (
            <Hatch key={name} id={`${hatchId}${index}`} color={lookOf(index).color} />
          ))}
        </defs>
        <CartesianGrid {...grid} vertical={isRanking} horizontal={!isRanking} />
        {isRanking ? (
          <>
            <XAxis {...figures} type="number" reversed={isReversed} />
            <YAxis
              {...names}
              type="category"
              width="auto"
              axisLine={false}
              orientation={orientation}
            />
          </>
        ) : (
          <>
            <XAxis {...names} axisLine={{ stroke: color.border }} reversed={isReversed} />
            <YAxis {...figures} orientation={orientation} width="auto" />
          </>
        )}
        {tip}
        {series.map((name, index) => {
          const look = lookOf(index);
          return (
            <Bar
              key={name}
              name={name}
              dataKey={valueOf(index)}
              stackId={isRanking ? name : 'all'}
              fill={look.isHatched ? `url(#${hatchId}${index})` : look.color}
              stroke={look.color}
              radius={2}
              maxBarSize={28}
              isAnimationActive={animated}
            />
          );
        })}
      </BarChart>
    </div>
  );
}
