import { formatDay } from '@showcase/data/days';
import { formatCents } from '@showcase/data/invoices';
import { Badge, bidi, Link } from '@showcase/ui';
import { DataTable, LoadMore, type Column } from '@showcase/ui/controls';
import { useState } from 'react';
import type { LedgerRow } from './ledger.ts';
import { STATUS_LABELS } from './status-labels.ts';

const PAGE_SIZE = 100;

const VARIANTS = { completed: 'success', pending: 'warning', credited: 'neutral' } as const;

const columns: Column<LedgerRow>[] = [
  {
    key: 'client',
    header: 'Client',
    variant: 'short',
    cell: ({ client }) => <bdi>{client}</bdi>,
  },
  { key: 'service', header: 'Service', cell: ({ title }) => <bdi>{title}</bdi> },
  {
    key: 'date',
    header: 'Date',
    variant: 'date',
    cell: ({ day }) => formatDay(day),
  },
  {
    key: 'amount',
    header: 'Amount',
    variant: 'number',
    cell: ({ cents }) => formatCents(cents),
  },
  {
    key: 'status',
    header: 'Status',
    variant: 'short',
    cell: ({ status }) => <Badge variant={VARIANTS[status]}>{STATUS_LABELS[status]}</Badge>,
  },
  {
    key: 'actions',
    header: 'Actions',
    variant: 'short',
    cell: ({ hire_request_id, title }) => (
      <Link
        href={`/dashboard/dev/requests?request=${hire_request_id}`}
        aria-label={bidi`View request: ${title}`}
      >
        View
      </Link>
    ),
  },
];

/** Shows the rows page by page. Figures, chart and export always cover all rows. */
export function EarningsTable({ rows }: { rows: readonly LedgerRow[] }) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const visibleRows = rows.slice(0, limit);
  return (
    <>
      <DataTable
        caption="Transactions"
        columns={columns}
        rows={visibleRows}
        keyOf={({ id }) => id}
      />
      {rows.length > PAGE_SIZE && (
        <LoadMore
          shown={visibleRows.length}
          total={rows.length}
          onLoadMore={() => setLimit(limit + PAGE_SIZE)}
        />
      )}
    </>
  );
}
