import {
  formatAmount,
  formatRate,
  PAYMENT_MEANS,
  TYPE_CODES,
  UNIT,
  type EInvoice,
  type UblFormat,
} from '../e-invoice.ts';
import { REASONS } from '../tax/tax.ts';
import { writeUblParty } from './ubl-party.ts';
import { element, writeXml } from './xml.ts';

const CUSTOMIZATIONS: Record<UblFormat, string> = {
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
};
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd';

/** An invoice or a credit note of UBL 2.1: elements in the order of its schema. */
export function writeUbl(invoice: EInvoice, format: UblFormat): string {
  const isCredit = invoice.kind === 'credit';
  const type = isCredit ? 'CreditNote' : 'Invoice';
  const { currency, tax, refersTo, due, terms } = invoice;
  const content = [
    element('cbc:CustomizationID', CUSTOMIZATIONS[format]),
    element('cbc:ProfileID', PROFILE),
    element('cbc:ID', invoice.number),
    element('cbc:IssueDate', invoice.issued),
    element('cbc:DueDate', isCredit ? null : due),
    element(`cbc:${type}TypeCode`, TYPE_CODES[invoice.kind]),
    element('cbc:Note', invoice.note),
    element('cbc:DocumentCurrencyCode', currency),
    element('cbc:TaxCurrencyCode', tax.local?.currency),
    element('cbc:BuyerReference', invoice.buyerReference),
    refersTo
      ? element('cac:BillingReference', [
          element('cac:InvoiceDocumentReference', [
            element('cbc:ID', refersTo.number),
            element('cbc:IssueDate', refersTo.issued),
          ]),
        ])
      : null,
    element('cac:AccountingSupplierParty', [writeUblParty('seller', invoice, format)]),
    element('cac:AccountingCustomerParty', [writeUblParty('buyer', invoice, format)]),
    element('cac:PaymentMeans', [
      element('cbc:PaymentMeansCode', PAYMENT_MEANS),
      element('cbc:PaymentDueDate', isCredit ? due : null),
    ]),
    element('cac:PaymentTerms', [element('cbc:Note', terms)]),
    ...writeTax(invoice, format),
    writeTotals(invoice),
    ...invoice.lines.map((line, index) => writeLine(line, index, invoice)),
  ].filter((part) => part !== null);
  return writeXml({
    name: type,
    attributes: {
      xmlns: `${SCHEMA}:${type}-2`,
      'xmlns:cac': `${SCHEMA}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${SCHEMA}:CommonBasicComponents-2`,
    },
    content,
  });
}

function amount(name: string, cents: number, currency: string) {
  return element(`cbc:${name}`, formatAmount(cents), { currencyID: currency });
}

const vatScheme = () => element('cac:TaxScheme', [element('cbc:ID', 'VAT')]);

function writeTax({ tax, currency }: EInvoice, format: UblFormat) {
  const reason = REASONS[tax.category];
  // XRechnung wants a rate here also outside the scope of VAT (BR-DE-14).
  const hasRate = tax.category !== 'O' || format === 'xrechnung';
  const { local } = tax;
  return [
    element('cac:TaxTotal', [
      amount('TaxAmount', tax.taxCents, currency),
      element('cac:TaxSubtotal', [
        amount('TaxableAmount', tax.netCents, currency),
        amount('TaxAmount', tax.taxCents, currency),
        element('cac:TaxCategory', [
          element('cbc:ID', tax.category),
          element('cbc:Percent', hasRate ? formatRate(tax.rate) : null),
          element('cbc:TaxExemptionReasonCode', reason?.code),
          element('cbc:TaxExemptionReason', reason?.text),
          vatScheme(),
        ]),
      ]),
    ]),
    local ? element('cac:TaxTotal', [amount('TaxAmount', local.cents, local.currency)]) : null,
  ];
}

function writeTotals({ tax: { netCents, taxCents }, currency }: EInvoice) {
  return element('cac:LegalMonetaryTotal', [
    amount('LineExtensionAmount', netCents, currency),
    amount('TaxExclusiveAmount', netCents, currency),
    amount('TaxInclusiveAmount', netCents + taxCents, currency),
    amount('PayableAmount', netCents + taxCents, currency),
  ]);
}

function writeLine(
  { title, netCents }: EInvoice['lines'][number],
  index: number,
  { kind, tax, currency }: EInvoice,
) {
  const isCredit = kind === 'credit';
  return element(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    element('cbc:ID', String(index + 1)),
    element(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', '1', { unitCode: UNIT }),
    amount('LineExtensionAmount', netCents, currency),
    element('cac:Item', [
      element('cbc:Name', title),
      element('cac:ClassifiedTaxCategory', [
        element('cbc:ID', tax.category),
        element('cbc:Percent', tax.category === 'O' ? null : formatRate(tax.rate)),
        vatScheme(),
      ]),
    ]),
    element('cac:Price', [amount('PriceAmount', netCents, currency)]),
  ]);
}
