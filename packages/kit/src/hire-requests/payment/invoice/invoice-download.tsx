import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { Invoice, Payment } from '@showcase/data/invoices';
import { DocumentButton } from '../../../documents/document-button.tsx';
import { createInvoiceData } from './create-invoice-data.ts';

type InvoiceDownloadProps = {
  invoice: Invoice;
  request: Pick<HireRequestWithHistory, 'invoices'> &
    Partial<Pick<HireRequestWithHistory, 'refunds'>>;
  /** On the invoice while it is to be paid. */
  payment?: Omit<Payment, 'name'> | null | undefined;
};

export function InvoiceDownload({ invoice, request, payment = null }: InvoiceDownloadProps) {
  return (
    <DocumentButton
      kind="invoice"
      fileName={`invoice-${invoice.number}.pdf`}
      render={({ renderInvoice }) =>
        renderInvoice(createInvoiceData(invoice, { payment, ...request }))
      }
    >
      Invoice {invoice.number} (PDF)
    </DocumentButton>
  );
}
