import { anEInvoice } from './an-e-invoice.ts';
import { changeLine, changeTerm, copyTerm } from './change-terms.ts';
import {
  aCorrection,
  aCredit,
  buyer,
  fields,
  noIds,
  refersTo,
  seller,
  taxed,
  type Fixture,
} from './fixtures.ts';
import { findNodes } from './read-xml.ts';
import type { ReadInvoice } from './terms.ts';

/** Has the parts of the tax also in its total in the other currency. */
function copySubtotals({ root }: ReadInvoice) {
  const [first, second] = findNodes(root, 'TaxTotal');
  if (first) second?.children.push(...findNodes(first, 'TaxSubtotal'));
}

/** Of the tax in the other currency. */
function turnSign(read: ReadInvoice) {
  const [, local] = read.find('taxTotals');
  if (local) local.text = `-${local.text}`;
}

/** Of the rules that XRechnung takes from Peppol. */
const shared: Record<string, Fixture> = {
  'PEPPOL-EN16931-R001': { change: changeTerm('profile', null) },
  'PEPPOL-EN16931-R005': { keeps: taxed('domestic'), change: changeTerm('taxCurrency', 'USD') },
  'PEPPOL-EN16931-R008': { change: changeTerm('buyerReference', '') },
  'PEPPOL-EN16931-R053': { keeps: taxed('domestic'), change: copySubtotals },
  'PEPPOL-EN16931-R054': { keeps: taxed('domestic'), change: changeTerm('taxCurrency', null) },
  'PEPPOL-EN16931-R055': { keeps: taxed('domestic'), change: turnSign },
  'PEPPOL-EN16931-R120': { change: changeLine('price', '1.00') },
};

export const germanFixtures: Record<string, Fixture> = {
  'BR-DE-1': { change: changeTerm('paymentMeans', null) },
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
  'BR-DE-16': { keeps: taxed('exempt'), breaks: seller(noIds) },
  'BR-DE-17': { change: changeTerm('type', '390') },
  'BR-DE-21': { change: changeTerm('specification', 'urn:cen.eu:en16931:2017') },
  'BR-DE-26': { keeps: aCorrection, breaks: fields({ refersTo: null }) },
  'BR-DE-27': { breaks: seller({ phone: '11' }) },
  'BR-DE-28': { breaks: seller({ email: 'ada@.com' }) },
  ...shared,
  'PEPPOL-EN16931-R010': { breaks: buyer({ email: null }) },
  'PEPPOL-EN16931-R020': { breaks: seller({ email: null }) },
};

export const peppolFixtures: Record<string, Fixture> = {
  ...shared,
  'PEPPOL-EN16931-R002': { keeps: anEInvoice({ note: 'Thanks.' }), change: copyTerm('note') },
  'PEPPOL-EN16931-R003': { breaks: fields({ buyerReference: null }) },
  'PEPPOL-EN16931-R004': { change: changeTerm('specification', 'urn:cen.eu:en16931:2017') },
  'PEPPOL-EN16931-R007': { change: changeTerm('profile', 'urn:fdc:peppol.eu:2017:poacc:billing') },
  'PEPPOL-EN16931-R010': { breaks: buyer({ vatId: null, registration: 'KBO 1' }) },
  'PEPPOL-EN16931-R020': {
    keeps: taxed('exempt'),
    breaks: seller({ vatId: null, taxNumber: '1' }),
  },
  'PEPPOL-EN16931-R051': { change: changeTerm('payable', '1190.00', { currencyID: 'EUR' }) },
  'PEPPOL-EN16931-F001': { change: changeTerm('issued', '26.11.2026') },
  'PEPPOL-EN16931-CL007': {
    change: changeTerm('payable', '1190.00', { currencyID: 'dollar' }),
  },
  'PEPPOL-EN16931-CL008': {
    change: changeTerm('buyerEndpoint', 'm@example.com', { schemeID: 'EM' }),
  },
  'PEPPOL-EN16931-P0101': { keeps: aCredit, change: changeTerm('type', '380') },
  'PEPPOL-EN16931-P0112': { breaks: fields({ kind: 'corrected', refersTo }) },
  'PEPPOL-EN16931-P0105': { keeps: taxed('outside_scope'), change: changeTerm('category', 'E') },
  'PEPPOL-EN16931-P0107': { change: changeTerm('category', 'E') },
};
