import { formatDay, toDay } from '@showcase/data/days';
import type { HireRequestSide } from '@showcase/data/hire-requests';
import { formatCents, type Invoice, type ListedInvoice } from '@showcase/data/invoices';
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

type ListedDocument = { document: Invoice; listed: ListedInvoice };

/** An invoice, and below it what was taken off it: of a part of a credit the note is that of the whole. */
function listDocuments(listed: ListedInvoice): ListedDocument[] {
  const notes = listed.refunds.flatMap(({ credit_note }) => credit_note ?? []);
  const byId = new Map([listed, ...notes].map((document) => [document.id, document]));
  return [...byId.values()].map((document) => ({ document, listed }));
}

export function InvoicesTable({ side, invoices, load }: InvoicesTableProps) {
  const columns: Column<ListedDocument>[] = [
    { key: 'number', header: 'Number', variant: 'short', cell: ({ document }) => document.number },
    {
      key: 'other',
      header: side === 'client' ? 'Creator' : 'Client',
      variant: 'short',
      cell: ({ listed: { other } }) => (
        <bdi>{other?.name ?? (side === 'client' ? 'Former creator' : 'Former client')}</bdi>
      ),
    },
    {
      key: 'title',
      header: 'Request',
      cell: ({ listed: { hire_request_id, title } }) => (
        <Link href={getRequestPath(hire_request_id, side)}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      key: 'created_at',
      header: 'Date',
      variant: 'date',
      cell: ({ document: { created_at, time_zone } }) => formatDay(toDay(created_at, time_zone)),
    },
    {
      key: 'total_cents',
      header: 'Total',
      variant: 'number',
      cell: ({ document: { kind, total_cents } }) =>
        formatCents(kind === 'credit' ? -total_cents : total_cents),
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ document }) => {
        const { label, variant } = getInvoiceState(document, side);
        return <Badge variant={variant}>{label}</Badge>;
      },
    },
    {
      key: 'pdf',
      header: 'Download',
      variant: 'actions',
      cell: ({ document }) => <InvoiceDownload invoice={document} load={load} hasNumber={false} />,
    },
  ];
  return (
    <DataTable
      caption="Invoices"
      captionLook="hidden"
      columns={columns}
      rows={invoices.flatMap(listDocuments)}
      keyOf={({ document }) => document.id}
    />
  );
}
