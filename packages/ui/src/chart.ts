export { Chart } from './chart/chart.tsx';
export type { ChartRow } from './chart/chart.tsx';
