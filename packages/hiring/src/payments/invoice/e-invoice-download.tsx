import type { Invoice } from '@showcase/data/invoices';
import { DocumentButton, type LoadDocuments } from '@showcase/kit/documents';
import { Buttons } from '../payment.styles.ts';
import { createInvoiceData, createTaxSource } from './create-invoice-data.ts';
import { getFileName, getTitle } from './document-names.ts';
import { describeRemedy } from './e-invoice-notes.ts';

const FORMATS = [
  { format: 'xrechnung', name: 'XRechnung' },
  { format: 'peppol', name: 'Peppol' },
] as const;

type EInvoiceDownloadProps = { invoice: Invoice; load?: LoadDocuments };

/** The files in XML of an invoice whose VAT was confirmed; what is missing for one is named. */
export function EInvoiceDownload({ invoice, load }: EInvoiceDownloadProps) {
  const source = createTaxSource(invoice);
  if (!source) return null;
  return (
    <Buttons>
      {FORMATS.map(({ format, name }) => (
        <DocumentButton
          key={format}
          kind="e-invoice"
          label={`${getTitle(invoice)} (${name})`}
          fileName={getFileName(invoice, `-${format}.xml`)}
          type="application/xml"
          {...(load && { load })}
          render={({ createEInvoice, findProblems, writeUbl }) => {
            const eInvoice = createEInvoice(createInvoiceData(invoice), source);
            const missing = findProblems(eInvoice, format);
            if (missing.length > 0) return { missing: [...missing, ...describeRemedy(invoice)] };
            return new TextEncoder().encode(writeUbl(eInvoice, format));
          }}
        >
          {name}
        </DocumentButton>
      ))}
    </Buttons>
  );
}
