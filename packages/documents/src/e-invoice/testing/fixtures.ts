import type { EInvoice, EInvoiceParty } from '../e-invoice.ts';
import type { TaxCase } from '../tax/tax.ts';
import { anEInvoice } from './an-e-invoice.ts';
import { changeBoth, changeCategory, changeLine, changeTerm, copyTerm } from './change-terms.ts';
import { DECIMAL_TERMS } from './norm-rules.ts';
import type { ReadInvoice } from './terms.ts';

/** An invoice that keeps a rule, and what to change of it so that it breaks the rule. */
export type Fixture = {
  keeps?: EInvoice;
  /** Of the data: then the form has a sentence for it too. */
  breaks?: (invoice: EInvoice) => EInvoice;
  /** Of what is written, where no data could. */
  change?: (read: ReadInvoice) => void;
};

export const seller =
  (fields: Partial<EInvoiceParty>) =>
  (invoice: EInvoice): EInvoice => ({ ...invoice, seller: { ...invoice.seller, ...fields } });
export const buyer =
  (fields: Partial<EInvoiceParty>) =>
  (invoice: EInvoice): EInvoice => ({ ...invoice, buyer: { ...invoice.buyer, ...fields } });
export const fields =
  (changed: Partial<EInvoice>) =>
  (invoice: EInvoice): EInvoice => ({ ...invoice, ...changed });
const tax =
  (changed: Partial<EInvoice['tax']>) =>
  (invoice: EInvoice): EInvoice => ({ ...invoice, tax: { ...invoice.tax, ...changed } });
export const taxed = (taxCase: TaxCase) => anEInvoice({}, { taxCase });

export const refersTo = { number: '2026-0001', issued: '2026-10-01' };
export const toCredit = (invoice: EInvoice): EInvoice => ({ ...invoice, kind: 'credit', refersTo });
export const aCredit = toCredit(anEInvoice());
export const aCorrection = anEInvoice({ kind: 'corrected', refersTo });

export const normFixtures: Record<string, Fixture> = {
  'BR-01': { change: changeTerm('specification', null) },
  'BR-02': { breaks: fields({ number: '' }) },
  'BR-03': { change: changeTerm('issued', null) },
  'BR-04': { change: changeTerm('type', null) },
  'BR-05': { change: changeTerm('currency', null) },
  'BR-06': { breaks: seller({ name: '' }) },
  'BR-07': { breaks: buyer({ name: '' }) },
  'BR-08': { breaks: seller({ street: '', postalCode: '', city: '', country: '' }) },
  'BR-09': { breaks: seller({ country: null }) },
  'BR-10': { breaks: buyer({ street: '', postalCode: '', city: '', country: '' }) },
  'BR-11': { breaks: buyer({ country: null }) },
  'BR-12': { change: changeTerm('linesTotal', null) },
  'BR-13': { change: changeTerm('net', null) },
  'BR-14': { change: changeTerm('gross', null) },
  'BR-15': { change: changeTerm('payable', null) },
  'BR-16': { breaks: fields({ lines: [] }) },
  'BR-21': { change: changeLine('id', null) },
  'BR-22': { change: changeLine('quantity', null) },
  'BR-23': { change: changeLine('quantity', '1', {}) },
  'BR-24': { change: changeLine('net', null) },
  'BR-25': { breaks: fields({ lines: [{ title: ' ', netCents: 119_000 }] }) },
  'BR-26': { change: changeLine('price', null) },
  'BR-27': {
    breaks: fields({
      lines: [
        { title: 'Design', netCents: 119_100 },
        { title: 'Discount', netCents: -100 },
      ],
    }),
  },
  'BR-45': { change: changeTerm('basis', null) },
  'BR-46': { change: changeTerm('tax', null) },
  'BR-47': { change: changeTerm('category', null) },
  'BR-48': { change: changeTerm('rate', null) },
  'BR-49': { change: changeTerm('means', null) },
  'BR-53': { keeps: taxed('domestic'), change: changeTerm('taxCurrency', 'CHF') },
  'BR-55': { keeps: aCredit, change: changeTerm('preceding', null) },
  'BR-62': { change: changeTerm('sellerEndpoint', 'ada', {}) },
  'BR-63': { change: changeTerm('buyerEndpoint', 'mina', {}) },
  'BR-CO-04': { change: changeLine('category', null) },
  'BR-CO-09': { breaks: seller({ vatId: '123456789' }) },
  'BR-CO-10': { change: changeLine('net', '1.00') },
  'BR-CO-13': { change: changeTerm('net', '1.00') },
  'BR-CO-14': { keeps: taxed('domestic'), change: changeTerm('tax', '1.00') },
  'BR-CO-15': { keeps: taxed('domestic'), change: changeTerm('taxTotals', '190.00', {}) },
  'BR-CO-16': { change: changeTerm('payable', '1.00') },
  'BR-CO-17': { keeps: taxed('domestic'), change: changeTerm('tax', '300.00') },
  'BR-CO-18': { change: changeTerm('breakdown', null) },
  'BR-CO-26': {
    keeps: seller({ id: null, registration: 'HRB 1' })(taxed('outside_scope')),
    breaks: seller({ id: null, registration: null, taxNumber: '12/345' }),
  },
  ...Object.fromEntries(
    Object.entries(DECIMAL_TERMS).map(([id, term]) => [id, { change: changeTerm(term, '1.001') }]),
  ),
  'BR-DEC-15': { keeps: taxed('domestic'), change: changeTerm('taxTotals', '1.001') },
  'BR-DEC-23': { change: changeLine('net', '1190.001') },
  'BR-CL-01': { change: changeTerm('type', '999') },
  'BR-CL-03': { change: changeTerm('taxTotals', '0.00', { currencyID: 'dollar' }) },
  'BR-CL-04': { change: changeTerm('currency', 'dollar') },
  'BR-CL-05': { keeps: taxed('domestic'), change: changeTerm('taxCurrency', 'euro') },
  'BR-CL-14': { breaks: buyer({ country: 'XX', vatId: null, registration: 'KBO 1' }) },
  'BR-CL-16': { change: changeTerm('means', '0') },
  'BR-CL-17': { change: changeTerm('category', 'X') },
  'BR-CL-18': { change: changeLine('category', 'X') },
  'BR-CL-22': { change: changeTerm('reasonCode', 'VATEX-EU') },
  'BR-CL-23': { change: changeLine('quantity', '1', { unitCode: 'piece' }) },
  'BR-CL-25': { change: changeTerm('buyerEndpoint', 'mina', { schemeID: 'mail' }) },
  'OURS-CENT': { keeps: taxed('domestic'), change: changeTerm('tax', '190.02') },
  'OURS-DAYS': { breaks: fields({ issued: '2026-13-31' }) },
  'OURS-DUE': { breaks: fields({ due: null, terms: null }) },
  'OURS-PRECEDING': { keeps: aCredit, breaks: fields({ refersTo: null }) },
};

export const noIds = { vatId: null, taxNumber: null, registration: null };
const removeReasons = changeBoth(changeTerm('reason', null), changeTerm('reasonCode', null));

/** The rules that all categories have. */
const common = (category: 'S' | 'AE' | 'O' | 'E', keeps: EInvoice): Record<string, Fixture> => ({
  [`BR-${category}-01`]: { keeps, change: changeTerm('category', 'Z') },
  [`BR-${category}-05`]: { keeps, change: changeLine('rate', '7') },
  [`BR-${category}-08`]: { keeps, change: changeTerm('basis', '1.00') },
  [`BR-${category}-09`]: { keeps, change: changeTerm('tax', category === 'S' ? '0.00' : '1.00') },
  [`BR-${category}-10`]: { keeps, change: removeReasons },
});

/** Has a part with VAT beside the one without. */
function addTaxedPart(read: ReadInvoice) {
  copyTerm('breakdown')(read);
  const category = read.find('category').at(-1);
  if (category) category.text = 'S';
}

const twoLines = [
  { title: 'Design', cents: 50 },
  { title: 'Code', cents: 950 },
];

export const taxFixtures: Record<string, Fixture> = {
  ...common('S', taxed('domestic')),
  ...common('AE', taxed('reverse_charge')),
  ...common('O', taxed('outside_scope')),
  ...common('E', taxed('exempt')),
  'BR-S-02': { keeps: taxed('domestic'), breaks: seller(noIds) },
  'BR-S-05': { keeps: taxed('domestic'), breaks: tax({ rate: 0 }) },
  'BR-S-10': { change: changeCategory('S') },
  'BR-AE-02': { breaks: buyer(noIds) },
  'BR-O-02': { change: changeCategory('O') },
  'BR-O-05': { change: changeCategory('O') },
  'BR-O-01': { keeps: taxed('outside_scope'), change: copyTerm('breakdown') },
  'BR-O-11': { keeps: taxed('outside_scope'), change: addTaxedPart },
  'BR-O-12': {
    keeps: anEInvoice({}, { taxCase: 'outside_scope', lines: twoLines }),
    change: changeLine('category', 'S'),
  },
  'BR-E-02': { keeps: taxed('exempt'), breaks: seller(noIds) },
};
