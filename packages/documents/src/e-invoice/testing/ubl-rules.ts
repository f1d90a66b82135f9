import { findNodes } from './read-xml.ts';
import type { ReadInvoice, Term } from './terms.ts';
import type { Rules } from './norm-rules.ts';

const has = (term: Term) => (read: ReadInvoice) => read.text(term).trim() !== '';

/** Those that XRechnung takes from Peppol. */
const shared: Rules = {
  'PEPPOL-EN16931-R001': has('profile'),
  'PEPPOL-EN16931-R005': (read) => read.text('taxCurrency') !== read.text('currency'),
  'PEPPOL-EN16931-R008': ({ root }) => !hasEmpty(root),
  'PEPPOL-EN16931-R010': has('buyerEndpoint'),
  'PEPPOL-EN16931-R020': has('sellerEndpoint'),
  'PEPPOL-EN16931-R053': ({ root }) =>
    findNodes(root, 'TaxTotal').filter((total) => findNodes(total, 'TaxSubtotal').length > 0)
      .length === 1,
  'PEPPOL-EN16931-R054': (read) =>
    read.find('taxTotals').length === (read.text('taxCurrency') ? 2 : 1),
  'PEPPOL-EN16931-R055': (read) =>
    new Set(read.texts('taxTotals').map((text) => Math.sign(Number(text)))).size === 1,
  'PEPPOL-EN16931-R120': (read) =>
    read.lines.every((line) => line.text('net') === line.text('price')),
};

/** What XRechnung adds to the norm. */
export const germanRules: Rules = {
  'BR-DE-1': (read) => read.find('paymentMeans').length > 0,
  'BR-DE-2': has('sellerContact'),
  'BR-DE-3': has('sellerCity'),
  'BR-DE-4': has('sellerPostalCode'),
  'BR-DE-5': has('sellerContact'),
  'BR-DE-6': has('sellerPhone'),
  'BR-DE-7': has('sellerEmail'),
  'BR-DE-8': has('buyerCity'),
  'BR-DE-9': has('buyerPostalCode'),
  'BR-DE-14': has('rate'),
  'BR-DE-15': has('buyerReference'),
  'BR-DE-16': (read) => read.text('category') === 'O' || read.find('sellerTaxIds').length > 0,
  'BR-DE-17': (read) => ['380', '381', '384'].includes(read.text('type')),
  'BR-DE-21': (read) => read.text('specification').endsWith('#urn:xeinkauf.de:kosit:xrechnung_3.0'),
  'BR-DE-26': (read) => read.text('type') !== '384' || has('preceding')(read),
  'BR-DE-27': (read) => /(\d\D*){3}/.test(read.text('sellerPhone')),
  'BR-DE-28': (read) => /^[^@\s.][^@\s]*@[^@\s.]+(\.[^@\s.]+)+$/.test(read.text('sellerEmail')),
  ...shared,
};

const SCHEMES = /^(0007|0198|02(08|11|13)|99(1[04]|2[0-9]|3[0-9]|4[0-9]|5[0-37]))$/;

/** What Peppol adds to the norm. */
export const peppolRules: Rules = {
  'PEPPOL-EN16931-R003': has('buyerReference'),
  'PEPPOL-EN16931-R004': (read) =>
    read.text('specification').endsWith('#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
  'PEPPOL-EN16931-R002': (read) => read.find('note').length <= 1,
  'PEPPOL-EN16931-R007': (read) =>
    /^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(read.text('profile')),
  'PEPPOL-EN16931-R051': (read) => {
    const [, local] = read.find('taxTotals');
    return listCurrencies(read.root, local).every((code) => code === read.text('currency'));
  },
  'PEPPOL-EN16931-F001': (read) =>
    (['issued', 'due', 'precedingIssued'] as const)
      .flatMap((term) => read.texts(term))
      .every((text) => /^\d{4}-\d\d-\d\d$/.test(text)),
  'PEPPOL-EN16931-CL007': ({ root }) =>
    listCurrencies(root).every((code) => /^[A-Z]{3}$/.test(code)),
  'PEPPOL-EN16931-CL008': (read) =>
    [...read.find('sellerEndpoint'), ...read.find('buyerEndpoint')].every(({ attributes }) =>
      SCHEMES.test(attributes['schemeID'] ?? ''),
    ),
  'PEPPOL-EN16931-P0101': ({ root, text }) => root.name !== 'CreditNote' || text('type') === '381',
  'PEPPOL-EN16931-P0112': (read) => ['380', '381'].includes(read.text('type')),
  'PEPPOL-EN16931-P0105': (read) =>
    read.text('reasonCode') !== 'VATEX-EU-O' || read.text('category') === 'O',
  'PEPPOL-EN16931-P0107': (read) =>
    read.text('reasonCode') !== 'VATEX-EU-AE' || read.text('category') === 'AE',
  ...shared,
};

function hasEmpty({ text, children }: ReadInvoice['root']): boolean {
  return children.length === 0 ? text.trim() === '' : children.some(hasEmpty);
}

/** Of all amounts but that one. */
function listCurrencies(node: ReadInvoice['root'], but?: ReadInvoice['root']): string[] {
  if (node === but) return [];
  const { currencyID } = node.attributes;
  const others = node.children.flatMap((child) => listCurrencies(child, but));
  return currencyID ? [currencyID, ...others] : others;
}
