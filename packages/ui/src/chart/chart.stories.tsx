import type { Meta } from '@storybook/react-vite';
import { formatMoney, Stack } from '@showcase/ui';
import { Chart } from './chart.tsx';

export default { title: 'Data/Chart', component: Chart } satisfies Meta<typeof Chart>;

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const dollars = [640, 1250, 890, 1980, 1720, 2310];

export const Bars = () => (
  <Stack style={{ maxInlineSize: '720px' }}>
    <Chart
      title="Earnings by month"
      summary="$8,790.00 in the last six months"
      variant="bars"
      series={['Completed', 'Pending']}
      rows={months.map((label, index) => ({
        label,
        values: [dollars[index] ?? 0, index > 3 ? 400 : 0],
      }))}
      rowHeader="Month"
      format={formatMoney}
    />
  </Stack>
);

export const Lines = () => (
  <Stack style={{ maxInlineSize: '720px' }}>
    <Chart
      title="New every month"
      variant="lines"
      series={['Creators', 'Clients', 'Projects', 'Requests']}
      rows={months.map((label, index) => ({
        label,
        values: [12 + index * 3, 30 + index * 5, 18 + ((index * 7) % 12), 8 + ((index * 11) % 20)],
      }))}
      rowHeader="Month"
    />
  </Stack>
);

export const Ranking = () => (
  <Stack style={{ maxInlineSize: '720px' }}>
    <Chart
      title="Ratings by star"
      variant="ranking"
      series={['Reviews']}
      rows={[41, 18, 6, 2, 1].map((count, index) => ({
        label: index === 4 ? '1 star' : `${5 - index} stars`,
        values: [count],
      }))}
      rowHeader="Stars"
      height={220}
    />
  </Stack>
);
