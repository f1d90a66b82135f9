import { tokens } from '@showcase/ui';

const { color } = tokens;

/** Color, dash and dot of each series, which differ even without color. */
export const seriesLooks = [
  { color: color.chart1, dash: undefined, shape: 'circle' },
  { color: color.chart2, dash: '6 4', shape: 'square' },
  { color: color.chart3, dash: '2 4', shape: 'diamond' },
  { color: color.chart4, dash: '10 3 2 3', shape: 'triangle' },
] as const;

export type SeriesLook = (typeof seriesLooks)[number];

export const lookOf = (index: number): SeriesLook =>
  seriesLooks[index % seriesLooks.length] ?? seriesLooks[0];
