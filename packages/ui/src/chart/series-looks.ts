import { tokens } from '@showcase/ui';

const { color } = tokens;

/** Color, dash, dot and hatching of each series, which differ even without color. */
export const seriesLooks = [
  { color: color.chart1, dash: undefined, shape: 'circle', isHatched: false },
  { color: color.chart2, dash: '6 4', shape: 'square', isHatched: true },
  { color: color.chart3, dash: '2 4', shape: 'diamond', isHatched: false },
  { color: color.chart4, dash: '10 3 2 3', shape: 'triangle', isHatched: true },
] as const;

export type SeriesLook = (typeof seriesLooks)[number];

export const lookOf = (index: number): SeriesLook =>
  seriesLooks[index % seriesLooks.length] ?? seriesLooks[0];
