import type { ReadInvoice } from './terms.ts';
import { cents, centsOf, sumOfLines } from './amounts.ts';
import type { Rules } from './norm-rules.ts';

/** Rules of one category are kept by invoices of the others. */
const of = (category: string, fits: (read: ReadInvoice) => boolean) => (read: ReadInvoice) => {
  const isMeant = [read.text('category'), ...read.lines.map((line) => line.text('category'))];
  return !isMeant.includes(category) || fits(read);
};

const hasLine = (read: ReadInvoice, category: string) =>
  read.lines.some((line) => line.text('category') === category);
const sellerVatIds = (read: ReadInvoice) => read.taxIds('sellerTaxIds', 'VAT');
const buyerVatIds = (read: ReadInvoice) => read.taxIds('buyerTaxIds', 'VAT');
const hasSellerTaxId = (read: ReadInvoice) =>
  sellerVatIds(read).length + read.taxIds('sellerTaxIds', 'other').length > 0;
const hasReason = (read: ReadInvoice) =>
  read.text('reason') !== '' || read.text('reasonCode') !== '';
const rates = (read: ReadInvoice) => read.lines.map((line) => line.text('rate'));

/** The rules -01, -02, -05, -08, -09 and -10 of a category. */
function rulesOf(
  category: 'S' | 'AE' | 'O' | 'E',
  hasIds: (read: ReadInvoice) => boolean,
  isRate: (rate: string) => boolean,
): Rules {
  const id = (number: string) => `BR-${category}-${number}`;
  const isTaxed = category === 'S';
  return {
    [id('01')]: (read) => {
      const parts = read.texts('category').filter((code) => code === category).length;
      return !hasLine(read, category) || (isTaxed ? parts > 0 : parts === 1);
    },
    [id('02')]: of(category, hasIds),
    [id('05')]: of(category, (read) => rates(read).every(isRate)),
    [id('08')]: of(category, (read) => centsOf(read, 'basis') === sumOfLines(read)),
    [id('09')]: of(category, (read) => centsOf(read, 'tax') > 0 === isTaxed),
    [id('10')]: of(category, (read) => hasReason(read) !== isTaxed),
  };
}

const isZero = (rate: string) => cents(rate) === 0;

export const taxRules: Rules = {
  ...rulesOf('S', hasSellerTaxId, (rate) => cents(rate) > 0),
  ...rulesOf(
    'AE',
    (read) =>
      hasSellerTaxId(read) &&
      (buyerVatIds(read).length > 0 || read.text('buyerRegistration') !== ''),
    isZero,
  ),
  ...rulesOf(
    'O',
    (read) => sellerVatIds(read).length + buyerVatIds(read).length === 0,
    (rate) => rate === '',
  ),
  ...rulesOf('E', hasSellerTaxId, isZero),
  'BR-O-11': of('O', (read) => read.texts('category').every((code) => code === 'O')),
  'BR-O-12': of('O', (read) => read.lines.every((line) => line.text('category') === 'O')),
};
