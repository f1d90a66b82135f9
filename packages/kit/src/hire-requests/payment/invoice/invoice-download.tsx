import type { Invoice, Payment, Refund } from '@showcase/data/invoices';
import { DocumentButton } from '../../../documents/document-button.tsx';
import type { LoadDocuments } from '../../../documents/use-document.ts';
import { createInvoiceData } from './create-invoice-data.ts';

type InvoiceDownloadProps = {
  invoice: Invoice;
  refunds: readonly Refund[];
  /** On the invoice while it is to be paid. */
  payment?: Omit<Payment, 'name'> | null | undefined;
  load?: LoadDocuments | undefined;
};

export function InvoiceDownload({ invoice, refunds, payment = null, load }: InvoiceDownloadProps) {
  return (
    <DocumentButton
      kind="invoice"
      fileName={`invoice-${invoice.number}.pdf`}
      {...(load && { load })}
      render={({ renderInvoice }) =>
        renderInvoice(createInvoiceData(invoice, { payment, refunds }))
      }
    >
      Invoice {invoice.number} (PDF)
    </DocumentButton>
  );
}
