import { isSwedishNumber } from '../peppol-sellers.ts';
import { cents } from './amounts.ts';
import type { Rules } from './norm-rules.ts';
import type { ReadInvoice, Term } from './terms.ts';
import { germanRules } from './ubl-rules.ts';

/** Rules of Peppol for sellers of one country are kept by those of the others. */
const of = (country: string, fits: (read: ReadInvoice) => boolean) => (read: ReadInvoice) =>
  read.text('sellerCountry') !== country || fits(read);
/** Between two of one country. */
const within = (country: string, fits: (read: ReadInvoice) => boolean) =>
  of(country, (read) => read.text('buyerCountry') !== country || fits(read));

const has = (term: Term) => (read: ReadInvoice) => read.text(term) !== '';
const registration = (read: ReadInvoice) => read.text('sellerRegistration');
const schemeOf = (read: ReadInvoice) =>
  read.find('sellerRegistration')[0]?.attributes['schemeID'] ?? '';

/** The same as those of XRechnung, between two in Germany. */
export const GERMAN_RULES: Record<string, string> = {
  'DE-R-001': 'BR-DE-1',
  'DE-R-002': 'BR-DE-2',
  'DE-R-003': 'BR-DE-3',
  'DE-R-004': 'BR-DE-4',
  'DE-R-005': 'BR-DE-5',
  'DE-R-006': 'BR-DE-6',
  'DE-R-007': 'BR-DE-7',
  'DE-R-008': 'BR-DE-8',
  'DE-R-009': 'BR-DE-9',
  'DE-R-014': 'BR-DE-14',
  'DE-R-015': 'BR-DE-15',
  'DE-R-016': 'BR-DE-16',
  'DE-R-017': 'BR-DE-17',
  'DE-R-027': 'BR-DE-27',
  'DE-R-028': 'BR-DE-28',
};

/** Without those of what we never write: tax numbers, accounts, cards, item codes. */
export const nationalRules: Rules = {
  ...Object.fromEntries(
    Object.entries(GERMAN_RULES).map(([id, german]) => [
      id,
      within('DE', (read) => germanRules[german]?.(read) ?? false),
    ]),
  ),
  'DK-R-002': of('DK', has('sellerRegistration')),
  'DK-R-014': of('DK', (read) => registration(read) === '' || schemeOf(read) === '0184'),
  'GR-R-001-1': of('GR', (read) => read.text('number').split('|').length === 6),
  'IT-R-002': of('IT', has('sellerStreet')),
  'IT-R-003': of('IT', has('sellerCity')),
  'IT-R-004': of('IT', has('sellerPostalCode')),
  'NL-R-001': of('NL', (read) => read.text('type') !== '381' || has('preceding')(read)),
  'NL-R-002': of(
    'NL',
    (read) => has('sellerStreet')(read) && has('sellerCity')(read) && has('sellerPostalCode')(read),
  ),
  'NL-R-003': of('NL', (read) => registration(read) === '' || schemeOf(read) === '0106'),
  'NL-R-008': within('NL', (read) => ['30', '48', '57', '58', '59'].includes(read.text('means'))),
  'PEPPOL-COMMON-R042': of(
    'DK',
    (read) => schemeOf(read) !== '0184' || /^\d{8}$/.test(registration(read)),
  ),
  'PEPPOL-COMMON-R049': (read) =>
    [...read.find('sellerEndpoint'), ...read.find('buyerEndpoint')].every(
      ({ attributes, text }) => attributes['schemeID'] !== '0007' || isSwedishNumber(text),
    ),
  'SE-R-001': of('SE', (read) =>
    read.taxIds('sellerTaxIds', 'VAT').every((id) => id.length === 14),
  ),
  'SE-R-002': of('SE', (read) =>
    read.taxIds('sellerTaxIds', 'VAT').every((id) => /^..\d*$/.test(id)),
  ),
  'SE-R-003': of('SE', (read) => /^\d*$/.test(registration(read))),
  'SE-R-004': of('SE', (read) => registration(read) === '' || registration(read).length === 10),
  'SE-R-006': of(
    'SE',
    (read) => read.text('category') !== 'S' || [600, 1200, 2500].includes(cents(read.text('rate'))),
  ),
  'SE-R-013': of('SE', (read) => registration(read) === '' || isSwedishNumber(registration(read))),
};
