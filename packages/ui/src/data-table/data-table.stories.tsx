import type { Meta } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { formatDate, formatMoney } from '../format/format.ts';
import { longWord } from '../testing/samples.ts';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';

export default { title: 'Data/DataTable', component: DataTable } satisfies Meta<typeof DataTable>;

const rows = [
  {
    id: 1,
    service: 'Landing page',
    client: 'Grace Okafor',
    date: '2026-11-02',
    amount: 1250,
    isPaid: true,
  },
  {
    id: 2,
    service: 'Code review, five pull requests',
    client: 'Liam O’Connor',
    date: '2026-10-18',
    amount: 90,
    isPaid: true,
  },
  {
    id: 3,
    service: 'Design system audit',
    client: 'Mei Tanaka',
    date: '2026-10-04',
    amount: 640.5,
    isPaid: false,
  },
];

const columns: Column<(typeof rows)[number]>[] = [
  { key: 'service', header: 'Service', cell: ({ service }) => service },
  { key: 'client', header: 'Client', cell: ({ client }) => client },
  { key: 'date', header: 'Date', variant: 'date', cell: ({ date }) => formatDate(date) },
  {
    key: 'state',
    header: 'Status',
    cell: ({ isPaid }) => (
      <Badge variant={isPaid ? 'success' : 'warning'}>{isPaid ? 'Completed' : 'Pending'}</Badge>
    ),
  },
  { key: 'amount', header: 'Amount', variant: 'number', cell: ({ amount }) => formatMoney(amount) },
  {
    key: 'actions',
    header: 'Actions',
    variant: 'actions',
    cell: ({ service }) => (
      <Button size="s" aria-label={`View ${service}`}>
        View
      </Button>
    ),
  },
];

export const Transactions = () => (
  <DataTable caption="Transactions" columns={columns} rows={rows} keyOf={({ id }) => id} />
);

const dates = ['Asked', 'Accepted', 'Delivered', 'Approved'].map((header) => ({
  key: header,
  header,
  variant: 'date' as const,
  cell: ({ date }: (typeof rows)[number]) => formatDate(date),
}));

/** More columns than fit on a tablet. */
export const ManyColumns = () => (
  <DataTable
    caption="Transactions"
    columns={[...columns.slice(0, -1), ...dates, ...columns.slice(-1)]}
    rows={rows}
    keyOf={({ id }) => id}
  />
);

export const LongWords = () => (
  <DataTable
    caption="Transactions"
    columns={columns}
    rows={rows.map((row) => ({ ...row, service: longWord, client: longWord }))}
    keyOf={({ id }) => id}
  />
);
