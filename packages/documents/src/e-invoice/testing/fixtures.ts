import type { EInvoice, EInvoiceParty } from '../e-invoice.ts';
import type { TaxCase } from '../tax/tax.ts';
import { anEInvoice } from './an-e-invoice.ts';
import { changeBoth, changeCategory, changeLine, changeTerm, copyTerm } from './change-terms.ts';
import type { ReadInvoice } from './terms.ts';

/** An invoice that keeps a rule, and what to change of it so that it breaks the rule. */
export type Fixture = {
  keeps?: EInvoice;
  /** Of the data: then the form has a sentence for it too. */
  breaks?: (invoice: EInvoice) => EInvoice;
  /** Of what is written, where no data could. */
  change?: (read: ReadInvoice) => void;
};

const seller =
  (fields: Partial<EInvoiceParty>) =>
  (invoice: EInvoice): EInvoice => ({ ...invoice, seller: { ...invoice.seller, ...fields } });
const buyer =
  (fields: Partial<EInvoiceParty>) =>
  (invoice: EInvoice): EInvoice => ({ ...invoice, buyer: { ...invoice.buyer, ...fields } });
const fields =
  (changed: Partial<EInvoice>) =>
  (invoice: EInvoice): EInvoice => ({ ...invoice, ...changed });
const tax =
  (changed: Partial<EInvoice['tax']>) =>
  (invoice: EInvoice): EInvoice => ({ ...invoice, tax: { ...invoice.tax, ...changed } });
const taxed = (taxCase: TaxCase) => anEInvoice({}, { taxCase });

const refersTo = { number: '2026-0001', issued: '2026-10-01' };
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
  'BR-CO-15': { change: changeTerm('taxTotals', '0.00', {}) },
  'BR-CO-16': { change: changeTerm('payable', '1.00') },
  'BR-CO-17': { keeps: taxed('domestic'), change: changeTerm('tax', '190.02') },
  'BR-CO-18': { change: changeTerm('basis', null) },
  'BR-CO-26': {
    keeps: seller({ id: null, registration: 'HRB 1' })(taxed('outside_scope')),
    breaks: seller({ id: null, registration: null, taxNumber: '12/345' }),
  },
  'BR-DEC-23': { change: changeLine('net', '1190.001') },
  'BR-CL-01': { change: changeTerm('type', '999') },
  'BR-CL-04': { change: changeTerm('currency', 'dollar') },
  'BR-CL-14': { breaks: buyer({ country: 'XX', vatId: null, registration: 'KBO 1' }) },
  'BR-CL-16': { change: changeTerm('means', '0') },
  'BR-CL-17': { change: changeTerm('category', 'X') },
  'BR-CL-22': { change: changeTerm('reasonCode', 'VATEX-EU') },
  'BR-CL-23': { change: changeLine('quantity', '1', { unitCode: 'piece' }) },
  'OURS-DAYS': { breaks: fields({ issued: '2026-13-31' }) },
  'OURS-DUE': { breaks: fields({ due: null, terms: null }) },
  'OURS-PRECEDING': { keeps: aCredit, breaks: fields({ refersTo: null }) },
};

const noIds = { vatId: null, taxNumber: null, registration: null };
const removeReasons = changeBoth(changeTerm('reason', null), changeTerm('reasonCode', null));

/** The rules that all categories have. */
const common = (category: 'S' | 'AE' | 'O' | 'E', keeps: EInvoice): Record<string, Fixture> => ({
  [`BR-${category}-01`]: { keeps, change: changeTerm('category', 'Z') },
  [`BR-${category}-05`]: { keeps, change: changeLine('rate', '7') },
  [`BR-${category}-08`]: { keeps, change: changeTerm('basis', '1.00') },
  [`BR-${category}-09`]: { keeps, change: changeTerm('tax', category === 'S' ? '0.00' : '1.00') },
  [`BR-${category}-10`]: { keeps, change: removeReasons },
});

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
  'BR-O-11': { keeps: taxed('outside_scope'), change: copyTerm('category') },
  'BR-O-12': {
    keeps: anEInvoice({}, { taxCase: 'outside_scope', lines: twoLines }),
    change: changeLine('category', 'S'),
  },
  'BR-E-02': { keeps: taxed('exempt'), breaks: seller(noIds) },
};

export const germanFixtures: Record<string, Fixture> = {
  'BR-DE-1': { change: changeTerm('means', null) },
  'BR-DE-2': { breaks: seller({ phone: null, email: null }) },
  'BR-DE-3': { breaks: seller({ city: null }) },
  'BR-DE-4': { breaks: seller({ postalCode: null }) },
  'BR-DE-5': { change: changeTerm('sellerContact', null) },
  'BR-DE-6': { breaks: seller({ phone: null }) },
  'BR-DE-7': { breaks: seller({ email: null }) },
  'BR-DE-8': { breaks: buyer({ city: null }) },
  'BR-DE-9': { breaks: buyer({ postalCode: null }) },
  'BR-DE-14': { keeps: taxed('outside_scope'), change: changeTerm('rate', null) },
  'BR-DE-15': { breaks: fields({ buyerReference: null }) },
  'BR-DE-17': { change: changeTerm('type', '390') },
  'BR-DE-21': { change: changeTerm('specification', 'urn:cen.eu:en16931:2017') },
  'BR-DE-26': { keeps: aCorrection, breaks: fields({ refersTo: null }) },
  'BR-DE-27': { breaks: seller({ phone: '11' }) },
  'BR-DE-28': { breaks: seller({ email: 'ada@.com' }) },
  'PEPPOL-EN16931-R010': { breaks: buyer({ email: null }) },
  'PEPPOL-EN16931-R020': { breaks: seller({ email: null }) },
};

export const peppolFixtures: Record<string, Fixture> = {
  'PEPPOL-EN16931-R001': { change: changeTerm('profile', null) },
  'PEPPOL-EN16931-R002': { keeps: anEInvoice({ note: 'Thanks.' }), change: copyTerm('note') },
  'PEPPOL-EN16931-R003': { breaks: fields({ buyerReference: null }) },
  'PEPPOL-EN16931-R004': { change: changeTerm('specification', 'urn:cen.eu:en16931:2017') },
  'PEPPOL-EN16931-R005': { keeps: taxed('domestic'), change: changeTerm('taxCurrency', 'USD') },
  'PEPPOL-EN16931-R008': { change: changeTerm('buyerReference', '') },
  'PEPPOL-EN16931-R010': { breaks: buyer({ vatId: null, registration: 'KBO 1' }) },
  'PEPPOL-EN16931-R020': {
    keeps: taxed('exempt'),
    breaks: seller({ vatId: null, taxNumber: '1' }),
  },
  'PEPPOL-EN16931-R054': { keeps: taxed('domestic'), change: changeTerm('taxCurrency', null) },
  'PEPPOL-EN16931-R120': { change: changeLine('price', '1.00') },
  'PEPPOL-EN16931-CL008': {
    change: changeTerm('buyerEndpoint', 'm@example.com', { schemeID: 'EM' }),
  },
  'PEPPOL-EN16931-P0101': { keeps: aCredit, change: changeTerm('type', '380') },
  'PEPPOL-EN16931-P0112': { breaks: fields({ kind: 'corrected', refersTo }) },
  'PEPPOL-EN16931-P0105': { keeps: taxed('outside_scope'), change: changeTerm('category', 'E') },
  'PEPPOL-EN16931-P0107': { change: changeTerm('category', 'E') },
};
