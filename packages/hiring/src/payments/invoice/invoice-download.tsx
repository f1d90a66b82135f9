import type { Invoice } from '@showcase/data/invoices';
import { DocumentButton, type LoadDocuments } from '@showcase/kit/documents';
import { createInvoiceData, createTaxSource } from './create-invoice-data.ts';

type InvoiceDownloadProps = {
  invoice: Invoice;
  load?: LoadDocuments | undefined;
  /** False where the number stands beside it: then only the name of the button has it. */
  hasNumber?: boolean;
};

export function InvoiceDownload({ invoice, load, hasNumber = true }: InvoiceDownloadProps) {
  const label = `Invoice ${invoice.number} (PDF)`;
  return (
    <DocumentButton
      kind="invoice"
      label={label}
      fileName={`invoice-${invoice.number}.pdf`}
      {...(load && { load })}
      render={({ createEInvoice, renderInvoice }) => {
        const data = createInvoiceData(invoice);
        const source = createTaxSource(invoice);
        return renderInvoice({ ...data, eInvoice: source && createEInvoice(data, source) });
      }}
    >
      {hasNumber ? label : 'PDF'}
    </DocumentButton>
  );
}
