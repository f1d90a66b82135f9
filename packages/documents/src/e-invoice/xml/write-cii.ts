import {
  formatAmount,
  formatRate,
  PAYMENT_MEANS,
  TYPE_CODES,
  UNIT,
  writtenVatId,
  type EInvoice,
  type EInvoiceParty,
} from '../e-invoice.ts';
import { REASONS, type Tax } from '../tax/tax.ts';
import { element, writeXml, type XmlElement } from './xml.ts';

export const CII_GUIDELINE = 'urn:cen.eu:en16931:2017';

const STANDARD = 'urn:un:unece:uncefact:data:standard';
const NAMESPACES = {
  'xmlns:rsm': `${STANDARD}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${STANDARD}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${STANDARD}:UnqualifiedDataType:100`,
  'xmlns:qdt': `${STANDARD}:QualifiedDataType:100`,
};

/** The file of an archive PDF, in UN/CEFACT's Cross Industry Invoice: elements in the order of its schema. */
export function writeCii(invoice: EInvoice): string {
  const content = [
    element('rsm:ExchangedDocumentContext', [
      element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', CII_GUIDELINE)]),
    ]),
    element('rsm:ExchangedDocument', [
      element('ram:ID', invoice.number),
      element('ram:TypeCode', TYPE_CODES[invoice.kind]),
      element('ram:IssueDateTime', [writeDay('udt', invoice.issued)]),
      element('ram:IncludedNote', [element('ram:Content', invoice.note)]),
    ]),
    element('rsm:SupplyChainTradeTransaction', [
      ...invoice.lines.map((line, index) => writeLine(line, index, invoice)),
      element('ram:ApplicableHeaderTradeAgreement', [
        element('ram:BuyerReference', invoice.buyerReference),
        writeParty('Seller', invoice.seller, invoice),
        writeParty('Buyer', invoice.buyer, invoice),
      ]),
      // The schema wants it, and a service has nothing in it.
      { name: 'ram:ApplicableHeaderTradeDelivery', attributes: {}, content: [] },
      writeSettlement(invoice),
    ]),
  ].filter((part) => part !== null);
  return writeXml({ name: 'rsm:CrossIndustryInvoice', attributes: NAMESPACES, content });
}

function writeLine(
  { title, netCents }: EInvoice['lines'][number],
  index: number,
  { tax }: EInvoice,
) {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', title)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [
        element('ram:ChargeAmount', formatAmount(netCents)),
      ]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', '1', { unitCode: UNIT }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', tax.category),
        writeRate(tax),
      ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', formatAmount(netCents)),
      ]),
    ]),
  ]);
}

function writeParty(side: 'Seller' | 'Buyer', party: EInvoiceParty, { tax }: EInvoice) {
  const { phone, email } = party;
  return element(`ram:${side}TradeParty`, [
    element('ram:ID', party.id),
    element('ram:Name', party.name),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', party.registration)]),
    phone || email
      ? element('ram:DefinedTradeContact', [
          element('ram:PersonName', party.name),
          element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', phone)]),
          element('ram:EmailURIUniversalCommunication', [element('ram:URIID', email)]),
        ])
      : null,
    element('ram:PostalTradeAddress', [
      element('ram:PostcodeCode', party.postalCode),
      element('ram:LineOne', party.street),
      element('ram:CityName', party.city),
      element('ram:CountryID', party.country),
    ]),
    element('ram:URIUniversalCommunication', [element('ram:URIID', email, { schemeID: 'EM' })]),
    element('ram:SpecifiedTaxRegistration', [
      element('ram:ID', writtenVatId(party, tax), { schemeID: 'VA' }),
    ]),
    // The norm has it for sellers only.
    element('ram:SpecifiedTaxRegistration', [
      element('ram:ID', side === 'Seller' ? party.taxNumber : null, { schemeID: 'FC' }),
    ]),
  ]);
}

function writeSettlement({ currency, tax, due, terms, refersTo }: EInvoice) {
  const { local } = tax;
  const net = formatAmount(tax.netCents);
  const gross = formatAmount(tax.netCents + tax.taxCents);
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:TaxCurrencyCode', local?.currency),
    element('ram:InvoiceCurrencyCode', currency),
    element('ram:SpecifiedTradeSettlementPaymentMeans', [element('ram:TypeCode', PAYMENT_MEANS)]),
    writeTax(tax),
    element('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', terms),
      element('ram:DueDateDateTime', [due ? writeDay('udt', due) : null]),
    ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      element('ram:LineTotalAmount', net),
      element('ram:TaxBasisTotalAmount', net),
      element('ram:TaxTotalAmount', formatAmount(tax.taxCents), { currencyID: currency }),
      local
        ? element('ram:TaxTotalAmount', formatAmount(local.cents), { currencyID: local.currency })
        : null,
      element('ram:GrandTotalAmount', gross),
      element('ram:DuePayableAmount', gross),
    ]),
    refersTo
      ? element('ram:InvoiceReferencedDocument', [
          element('ram:IssuerAssignedID', refersTo.number),
          element('ram:FormattedIssueDateTime', [
            refersTo.issued ? writeDay('qdt', refersTo.issued) : null,
          ]),
        ])
      : null,
  ]);
}

function writeTax(tax: Tax) {
  const reason = REASONS[tax.category];
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', formatAmount(tax.taxCents)),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', reason?.text),
    element('ram:BasisAmount', formatAmount(tax.netCents)),
    element('ram:CategoryCode', tax.category),
    element('ram:ExemptionReasonCode', reason?.code),
    writeRate(tax),
  ]);
}

/** None outside the scope of VAT (BR-O-05). */
function writeRate({ category, rate }: Tax) {
  return element('ram:RateApplicablePercent', category === 'O' ? null : formatRate(rate));
}

function writeDay(prefix: 'udt' | 'qdt', day: string): XmlElement | null {
  return element(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' });
}
