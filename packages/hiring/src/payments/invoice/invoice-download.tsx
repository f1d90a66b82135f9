import type { Invoice } from '@showcase/data/invoices';
import { DocumentButton, type LoadDocuments } from '@showcase/kit/documents';
import { createInvoiceData, createTaxSource } from './create-invoice-data.ts';
import { getFileName, getTitle } from './document-names.ts';
import { describePlainPdf } from './e-invoice-notes.ts';

type InvoiceDownloadProps = {
  invoice: Invoice;
  load?: LoadDocuments | undefined;
  /** False where the number stands beside it: then only the name of the button has it. */
  hasNumber?: boolean;
};

const UNCONFIRMED = 'Its VAT was not confirmed before it was issued.';

/** The PDF of an invoice. Without an e-invoice it is still one, and what is missing is named. */
export function InvoiceDownload({ invoice, load, hasNumber = true }: InvoiceDownloadProps) {
  const label = `${getTitle(invoice)} (PDF)`;
  return (
    <DocumentButton
      kind={invoice.kind === 'credit' ? 'credit note' : 'invoice'}
      label={label}
      fileName={getFileName(invoice, '.pdf')}
      {...(load && { load })}
      render={async ({ createEInvoice, findProblems, renderInvoice }) => {
        const data = createInvoiceData(invoice);
        const source = createTaxSource(invoice);
        const eInvoice = source && createEInvoice(data, source);
        const problems = eInvoice ? findProblems(eInvoice, 'factur-x') : [UNCONFIRMED];
        return {
          file: await renderInvoice({ ...data, eInvoice }),
          notes: problems.length > 0 ? describePlainPdf(invoice, problems) : [],
        };
      }}
    >
      {hasNumber ? label : 'PDF'}
    </DocumentButton>
  );
}
