import type { Invoice, Refund } from '@showcase/data/invoices';
import { DocumentButton } from '../../../documents/document-button.tsx';
import type { LoadDocuments } from '../../../documents/use-document.ts';
import { createInvoiceData } from './create-invoice-data.ts';

type InvoiceDownloadProps = {
  invoice: Invoice;
  refunds: readonly Refund[];
  load?: LoadDocuments | undefined;
};

export function InvoiceDownload({ invoice, refunds, load }: InvoiceDownloadProps) {
  return (
    <DocumentButton
      kind="invoice"
      fileName={`invoice-${invoice.number}.pdf`}
      {...(load && { load })}
      render={({ renderInvoice }) => renderInvoice(createInvoiceData(invoice, refunds))}
    >
      Invoice {invoice.number} (PDF)
    </DocumentButton>
  );
}
