import { findNodes, type XmlNode } from './read-xml.ts';

const AGREEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
const SETTLEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const TAX = `${SETTLEMENT}/ApplicableTradeTax`;
const SELLER = `${AGREEMENT}/SellerTradeParty`;
const BUYER = `${AGREEMENT}/BuyerTradeParty`;
const LINE = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem';
const SUPPLIER = 'AccountingSupplierParty/Party';
const CUSTOMER = 'AccountingCustomerParty/Party';
const SUBTOTAL = 'TaxTotal/TaxSubtotal';

/** Terms of EN 16931, and where CII and UBL have them. */
const TERMS = {
  number: ['ExchangedDocument/ID', 'ID'],
  issued: ['ExchangedDocument/IssueDateTime/DateTimeString', 'IssueDate'],
  type: ['ExchangedDocument/TypeCode', 'InvoiceTypeCode|CreditNoteTypeCode'],
  currency: [`${SETTLEMENT}/InvoiceCurrencyCode`, 'DocumentCurrencyCode'],
  taxCurrency: [`${SETTLEMENT}/TaxCurrencyCode`, 'TaxCurrencyCode'],
  due: [
    `${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`,
    'DueDate|PaymentMeans/PaymentDueDate',
  ],
  terms: [`${SETTLEMENT}/SpecifiedTradePaymentTerms/Description`, 'PaymentTerms/Note'],
  buyerReference: [`${AGREEMENT}/BuyerReference`, 'BuyerReference'],
  note: ['ExchangedDocument/IncludedNote/Content', 'Note'],
  specification: [
    'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID',
    'CustomizationID',
  ],
  profile: ['-', 'ProfileID'],
  preceding: [
    `${SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID`,
    'BillingReference/InvoiceDocumentReference/ID',
  ],
  precedingIssued: [
    `${SETTLEMENT}/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString`,
    'BillingReference/InvoiceDocumentReference/IssueDate',
  ],
  sellerName: [`${SELLER}/Name`, `${SUPPLIER}/PartyLegalEntity/RegistrationName`],
  sellerId: [`${SELLER}/ID`, `${SUPPLIER}/PartyIdentification/ID`],
  sellerRegistration: [
    `${SELLER}/SpecifiedLegalOrganization/ID`,
    `${SUPPLIER}/PartyLegalEntity/CompanyID`,
  ],
  sellerTaxIds: [`${SELLER}/SpecifiedTaxRegistration/ID`, `${SUPPLIER}/PartyTaxScheme`],
  sellerVatId: [`${SELLER}/SpecifiedTaxRegistration/ID`, `${SUPPLIER}/PartyTaxScheme/CompanyID`],
  sellerAddress: [`${SELLER}/PostalTradeAddress`, `${SUPPLIER}/PostalAddress`],
  sellerStreet: [`${SELLER}/PostalTradeAddress/LineOne`, `${SUPPLIER}/PostalAddress/StreetName`],
  sellerCity: [`${SELLER}/PostalTradeAddress/CityName`, `${SUPPLIER}/PostalAddress/CityName`],
  sellerPostalCode: [
    `${SELLER}/PostalTradeAddress/PostcodeCode`,
    `${SUPPLIER}/PostalAddress/PostalZone`,
  ],
  sellerCountry: [
    `${SELLER}/PostalTradeAddress/CountryID`,
    `${SUPPLIER}/PostalAddress/Country/IdentificationCode`,
  ],
  sellerContact: [`${SELLER}/DefinedTradeContact/PersonName`, `${SUPPLIER}/Contact/Name`],
  sellerPhone: [
    `${SELLER}/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber`,
    `${SUPPLIER}/Contact/Telephone`,
  ],
  sellerEmail: [
    `${SELLER}/DefinedTradeContact/EmailURIUniversalCommunication/URIID`,
    `${SUPPLIER}/Contact/ElectronicMail`,
  ],
  sellerEndpoint: [`${SELLER}/URIUniversalCommunication/URIID`, `${SUPPLIER}/EndpointID`],
  buyerName: [`${BUYER}/Name`, `${CUSTOMER}/PartyLegalEntity/RegistrationName`],
  buyerRegistration: [
    `${BUYER}/SpecifiedLegalOrganization/ID`,
    `${CUSTOMER}/PartyLegalEntity/CompanyID`,
  ],
  buyerTaxIds: [`${BUYER}/SpecifiedTaxRegistration/ID`, `${CUSTOMER}/PartyTaxScheme`],
  buyerAddress: [`${BUYER}/PostalTradeAddress`, `${CUSTOMER}/PostalAddress`],
  buyerCity: [`${BUYER}/PostalTradeAddress/CityName`, `${CUSTOMER}/PostalAddress/CityName`],
  buyerPostalCode: [
    `${BUYER}/PostalTradeAddress/PostcodeCode`,
    `${CUSTOMER}/PostalAddress/PostalZone`,
  ],
  buyerCountry: [
    `${BUYER}/PostalTradeAddress/CountryID`,
    `${CUSTOMER}/PostalAddress/Country/IdentificationCode`,
  ],
  buyerEndpoint: [`${BUYER}/URIUniversalCommunication/URIID`, `${CUSTOMER}/EndpointID`],
  paymentMeans: [`${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans`, 'PaymentMeans'],
  means: [
    `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/TypeCode`,
    'PaymentMeans/PaymentMeansCode',
  ],
  linesTotal: [`${SUMS}/LineTotalAmount`, 'LegalMonetaryTotal/LineExtensionAmount'],
  net: [`${SUMS}/TaxBasisTotalAmount`, 'LegalMonetaryTotal/TaxExclusiveAmount'],
  gross: [`${SUMS}/GrandTotalAmount`, 'LegalMonetaryTotal/TaxInclusiveAmount'],
  payable: [`${SUMS}/DuePayableAmount`, 'LegalMonetaryTotal/PayableAmount'],
  taxTotals: [`${SUMS}/TaxTotalAmount`, 'TaxTotal/TaxAmount'],
  breakdown: [TAX, SUBTOTAL],
  basis: [`${TAX}/BasisAmount`, `${SUBTOTAL}/TaxableAmount`],
  tax: [`${TAX}/CalculatedAmount`, `${SUBTOTAL}/TaxAmount`],
  category: [`${TAX}/CategoryCode`, `${SUBTOTAL}/TaxCategory/ID`],
  rate: [`${TAX}/RateApplicablePercent`, `${SUBTOTAL}/TaxCategory/Percent`],
  reason: [`${TAX}/ExemptionReason`, `${SUBTOTAL}/TaxCategory/TaxExemptionReason`],
  reasonCode: [`${TAX}/ExemptionReasonCode`, `${SUBTOTAL}/TaxCategory/TaxExemptionReasonCode`],
  lines: [LINE, 'InvoiceLine|CreditNoteLine'],
} as const;

export type Term = keyof typeof TERMS;

/** Of a line. */
const LINE_TERMS = {
  id: ['AssociatedDocumentLineDocument/LineID', 'ID'],
  quantity: ['SpecifiedLineTradeDelivery/BilledQuantity', 'InvoicedQuantity|CreditedQuantity'],
  net: [
    'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
    'LineExtensionAmount',
  ],
  name: ['SpecifiedTradeProduct/Name', 'Item/Name'],
  price: [
    'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
    'Price/PriceAmount',
  ],
  category: [
    'SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode',
    'Item/ClassifiedTaxCategory/ID',
  ],
  rate: [
    'SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent',
    'Item/ClassifiedTaxCategory/Percent',
  ],
} as const;

export type LineTerm = keyof typeof LINE_TERMS;

/** An e-invoice as a reader has it, whatever its syntax. */
export function readTerms(root: XmlNode) {
  const syntax = root.name === 'rsm:CrossIndustryInvoice' ? 0 : 1;
  const findIn = (node: XmlNode, path: string) =>
    path.split('|').flatMap((part) => findNodes(node, part));
  const find = (term: Term) => findIn(root, TERMS[term][syntax]);
  const taxIds = (term: Term, scheme: 'VAT' | 'other') =>
    find(term)
      .filter((node) => {
        const name =
          node.attributes['schemeID'] === 'VA' || findNodes(node, 'TaxScheme/ID')[0]?.text === 'VAT'
            ? 'VAT'
            : 'other';
        return name === scheme;
      })
      .map((node) => findNodes(node, 'CompanyID')[0]?.text ?? node.text);
  return {
    root,
    find,
    taxIds,
    text: (term: Term) => find(term)[0]?.text ?? '',
    texts: (term: Term) => find(term).map(({ text }) => text),
    lines: find('lines').map((line) => ({
      find: (term: LineTerm) => findIn(line, LINE_TERMS[term][syntax])[0],
      text: (term: LineTerm) => findIn(line, LINE_TERMS[term][syntax])[0]?.text ?? '',
    })),
  };
}

export type ReadInvoice = ReturnType<typeof readTerms>;
