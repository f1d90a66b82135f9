import { formatDay, toDay } from '@showcase/data/days';
import type { HireRequestSide } from '@showcase/data/hire-requests';
import { formatCents, type ListedInvoice } from '@showcase/data/invoices';
import { Badge, Link } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';
import type { LoadDocuments } from '@showcase/kit/documents';
import { getRequestPath } from '../../requests/request-path.ts';
import { InvoiceDownload } from '../invoice/invoice-download.tsx';
import { getInvoiceState } from './invoice-state.ts';

type InvoicesTableProps = {
  side: HireRequestSide;
  invoices: readonly ListedInvoice[];
  load?: LoadDocuments;
};

export function InvoicesTable({ side, invoices, load }: InvoicesTableProps) {
  const columns: Column<ListedInvoice>[] = [
    { key: 'number', header: 'Invoice', variant: 'short', cell: ({ number }) => number },
    {
      key: 'other',
      header: side === 'client' ? 'Creator' : 'Client',
      variant: 'short',
      cell: ({ other }) => (
        <bdi>{other?.name ?? (side === 'client' ? 'Former creator' : 'Former client')}</bdi>
      ),
    },
    {
      key: 'title',
      header: 'Request',
      cell: ({ hire_request_id, title }) => (
        <Link href={getRequestPath(hire_request_id, side)}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      key: 'created_at',
      header: 'Date',
      variant: 'date',
      cell: ({ created_at, time_zone }) => formatDay(toDay(created_at, time_zone)),
    },
    {
      key: 'total_cents',
      header: 'Total',
      variant: 'number',
      cell: ({ total_cents }) => formatCents(total_cents),
    },
    {
      key: 'state',
      header: 'Status',
      cell: (invoice) => {
        const { label, variant } = getInvoiceState(invoice, side);
        return <Badge variant={variant}>{label}</Badge>;
      },
    },
    {
      key: 'pdf',
      header: 'Download',
      variant: 'actions',
      cell: (invoice) => <InvoiceDownload invoice={invoice} load={load} hasNumber={false} />,
    },
  ];
  return (
    <DataTable
      caption="Invoices"
      captionLook="hidden"
      columns={columns}
      rows={invoices}
      keyOf={({ id }) => id}
    />
  );
}
