import { isDay } from '../e-invoice.ts';
import { isCountry } from '../tax/countries.ts';
import type { ReadInvoice, Term } from './terms.ts';
import { cents, centsOf, sumOfLines, taxTotal } from './amounts.ts';

export type Rules = Readonly<Record<string, (read: ReadInvoice) => boolean>>;

const has = (term: Term) => (read: ReadInvoice) => read.text(term).trim() !== '';
const each = (fits: (line: ReadInvoice['lines'][number]) => boolean) => (read: ReadInvoice) =>
  read.lines.every(fits);

/** A day as each syntax writes it. */
function isWrittenDay(text: string): boolean {
  return isDay(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
}

/** The letters of a country; Greece has EL. */
function hasCountry(vatId: string): boolean {
  const prefix = vatId.slice(0, 2);
  return prefix === 'EL' || isCountry(prefix);
}

/** Rules of amounts, which have at most two decimals. */
export const DECIMAL_TERMS = {
  'BR-DEC-09': 'linesTotal',
  'BR-DEC-12': 'net',
  'BR-DEC-13': 'taxTotals',
  'BR-DEC-14': 'gross',
  'BR-DEC-18': 'payable',
  'BR-DEC-19': 'basis',
  'BR-DEC-20': 'tax',
} as const satisfies Record<string, Term>;

const hasCents = (term: Term) => (read: ReadInvoice) =>
  !read.texts(term).map(cents).some(Number.isNaN);
/** By how many cents the tax is not the rate of its basis. */
const taxError = (read: ReadInvoice) => {
  const exact = (centsOf(read, 'basis') * Number(read.text('rate'))) / 100;
  return Math.abs(exact - centsOf(read, 'tax'));
};
const CATEGORIES = ['S', 'AE', 'O', 'E'];
const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code);

/** The rules of EN 16931 that an invoice for services can break, by their ids and in our words; OURS are no rules of the norm. */
export const normRules: Rules = {
  'BR-01': has('specification'),
  'BR-02': has('number'),
  'BR-03': has('issued'),
  'BR-04': has('type'),
  'BR-05': has('currency'),
  'BR-06': has('sellerName'),
  'BR-07': has('buyerName'),
  'BR-08': (read) => read.find('sellerAddress').length === 1,
  'BR-09': has('sellerCountry'),
  'BR-10': (read) => read.find('buyerAddress').length === 1,
  'BR-11': has('buyerCountry'),
  'BR-12': has('linesTotal'),
  'BR-13': has('net'),
  'BR-14': has('gross'),
  'BR-15': has('payable'),
  'BR-16': (read) => read.lines.length > 0,
  'BR-21': each((line) => line.text('id') !== ''),
  'BR-22': each((line) => line.text('quantity') !== ''),
  'BR-23': each((line) => Boolean(line.find('quantity')?.attributes['unitCode'])),
  'BR-24': each((line) => line.text('net') !== ''),
  'BR-25': each((line) => line.text('name').trim() !== ''),
  'BR-26': each((line) => line.text('price') !== ''),
  'BR-27': each((line) => !line.text('price').startsWith('-')),
  'BR-45': has('basis'),
  'BR-46': has('tax'),
  'BR-47': has('category'),
  'BR-48': (read) => has('rate')(read) || read.text('category') === 'O',
  'BR-49': has('means'),
  'BR-53': (read) =>
    !has('taxCurrency')(read) || !Number.isNaN(taxTotal(read, read.text('taxCurrency'))),
  'BR-55': (read) => read.find('precedingIssued').length === 0 || read.find('preceding').length > 0,
  'BR-62': (read) => read.find('sellerEndpoint').every(({ attributes }) => attributes['schemeID']),
  'BR-63': (read) => read.find('buyerEndpoint').every(({ attributes }) => attributes['schemeID']),
  'BR-CO-04': each((line) => line.text('category') !== ''),
  'BR-CO-09': (read) =>
    [...read.taxIds('sellerTaxIds', 'VAT'), ...read.taxIds('buyerTaxIds', 'VAT')].every(hasCountry),
  'BR-CO-10': (read) => centsOf(read, 'linesTotal') === sumOfLines(read),
  'BR-CO-13': (read) => centsOf(read, 'net') === centsOf(read, 'linesTotal'),
  'BR-CO-14': (read) => taxTotal(read, read.text('currency')) === centsOf(read, 'tax'),
  'BR-CO-15': (read) =>
    centsOf(read, 'gross') === centsOf(read, 'net') + taxTotal(read, read.text('currency')),
  'BR-CO-16': (read) => centsOf(read, 'payable') === centsOf(read, 'gross'),
  'BR-CO-17': (read) => taxError(read) < 100,
  'BR-CO-18': (read) => read.find('breakdown').length > 0,
  'BR-CO-26': (read) =>
    has('sellerId')(read) ||
    has('sellerRegistration')(read) ||
    read.taxIds('sellerTaxIds', 'VAT').length > 0,
  ...Object.fromEntries(Object.entries(DECIMAL_TERMS).map(([id, term]) => [id, hasCents(term)])),
  'BR-DEC-15': hasCents('taxTotals'),
  'BR-DEC-23': each((line) => !Number.isNaN(cents(line.text('net')))),
  'BR-CL-01': (read) => ['380', '381', '384'].includes(read.text('type')),
  'BR-CL-03': (read) =>
    read.find('taxTotals').every(({ attributes }) => isCurrency(attributes['currencyID'] ?? '')),
  'BR-CL-04': (read) => isCurrency(read.text('currency')),
  'BR-CL-05': (read) => read.texts('taxCurrency').every(isCurrency),
  'BR-CL-14': (read) =>
    (['sellerCountry', 'buyerCountry'] as const).every((term) => isCountry(read.text(term))),
  'BR-CL-16': (read) => read.text('means') === '1',
  'BR-CL-17': (read) => CATEGORIES.includes(read.text('category')),
  'BR-CL-18': each((line) => CATEGORIES.includes(line.text('category'))),
  'BR-CL-22': (read) => ['', 'VATEX-EU-AE', 'VATEX-EU-O'].includes(read.text('reasonCode')),
  'BR-CL-23': each((line) => line.find('quantity')?.attributes['unitCode'] === 'C62'),
  'BR-CL-25': (read) =>
    [...read.find('sellerEndpoint'), ...read.find('buyerEndpoint')].every(({ attributes }) =>
      /^(EM|\d{4})$/.test(attributes['schemeID'] ?? ''),
    ),
  // The norm lets the tax be wrong by a whole unit; a total that includes it leaves a cent.
  'OURS-CENT': (read) => taxError(read) <= 1,
  'OURS-DAYS': (read) =>
    (['issued', 'due', 'precedingIssued'] as const)
      .flatMap((term) => read.texts(term))
      .every(isWrittenDay),
  'OURS-DUE': (read) => has('due')(read) || has('terms')(read),
  'OURS-PRECEDING': (read) => read.text('type') === '380' || has('preceding')(read),
};
