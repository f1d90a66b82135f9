import {
  isDay,
  readVatId,
  writtenVatId,
  type EInvoice,
  type EInvoiceFormat,
  type EInvoiceParty,
  type UblFormat,
} from './e-invoice.ts';
import { findSellerProblems } from './peppol-sellers.ts';
import { isCountry, isInEu, nameWithArticle, vatPrefix } from './tax/countries.ts';
import { CATEGORIES, type Tax, type TaxCase } from './tax/tax.ts';
import {
  FOR_BOTH,
  FOR_SELLER,
  SIDES,
  toSentences,
  type Problem,
  type Side,
  type Voice,
} from './voices.ts';
import { findEndpoint } from './xml/ubl-party.ts';

type Sides = Record<Side, EInvoiceParty>;

/** Why an invoice can't be written in a format, in sentences for both sides; the norm's rules are the reason of each. */
export function findProblems(invoice: EInvoice, format: EInvoiceFormat): string[] {
  const found: Problem[] = [...findMissingTexts(invoice), ...findTaxProblems(invoice)];
  found.push(...findDetailProblems(invoice, invoice.tax.category, FOR_BOTH));
  for (const side of SIDES) {
    if (isGerman(invoice, format)) found.push(...findGermanProblems(invoice[side], side));
  }
  if (format !== 'factur-x') found.push(...findUblProblems(invoice, format));
  return toSentences(found, FOR_BOTH);
}

/** What billing details lack for e-invoices with such a tax, in sentences for the seller, before there is an invoice. */
export function findMissingDetails(sides: Sides, taxCase: TaxCase): string[] {
  return toSentences(findDetailProblems(sides, CATEGORIES[taxCase], FOR_SELLER), FOR_SELLER);
}

function findDetailProblems(sides: Sides, category: Tax['category'], voice: Voice): Problem[] {
  const { seller, buyer } = sides;
  const found: Problem[] = [];
  const hasTaxId = Boolean(seller.vatId || seller.taxNumber);
  if (category === 'AE' && !seller.vatId) found.push({ side: 'seller', field: 'a VAT ID' });
  if ((category === 'S' || category === 'E') && !hasTaxId) {
    found.push({ side: 'seller', field: 'a VAT ID or a tax ID' });
  }
  if (category === 'AE' && !buyer.vatId && !buyer.registration) {
    found.push({ side: 'buyer', field: 'a VAT ID or a registration' });
  }
  if (!writtenVatId(seller, { category }) && !seller.registration && !seller.id) {
    found.push({ side: 'seller', field: 'a registration' });
  }
  const ofParties = SIDES.flatMap((side) =>
    findPartyProblems(sides[side], { side, ...voice[side] }, category),
  );
  return [...found, ...ofParties];
}

function findMissingTexts(invoice: EInvoice): string[] {
  const { number, issued, due, terms, lines, refersTo, kind } = invoice;
  const found: string[] = [];
  if (!number) found.push('The invoice has no number.');
  if (lines.length === 0 || lines.some(({ title }) => !title.trim())) {
    found.push('A line of the invoice has no title.');
  }
  if (lines.some(({ netCents }) => netCents < 0)) {
    found.push('A line of the invoice is less than nothing.');
  }
  if ([issued, due, refersTo?.issued, invoice.tax.local?.day].some((day) => day && !isDay(day))) {
    found.push('A date of the invoice is no day of the calendar.');
  }
  if (!due && !terms) found.push('The invoice has neither a due date nor terms of payment.');
  if (kind !== 'invoice' && !refersTo) {
    found.push('It does not say which invoice it changes.');
  }
  return found;
}

function findTaxProblems({ tax, seller, currency }: EInvoice): string[] {
  const found: string[] = [];
  if (tax.category === 'S' && tax.rate <= 0) found.push('The rate of the VAT is missing.');
  const isNational = isInEu(seller.country ?? '') && currency === 'USD';
  if (tax.taxCents > 0 && isNational && !tax.local) {
    found.push("The VAT in the currency of the creator's country is missing.");
  }
  return found;
}

function findPartyProblems(
  party: EInvoiceParty,
  { side, ...voice }: Voice[Side] & { side: Side },
  category: Tax['category'],
): Problem[] {
  const { name, country } = party;
  if (!name) return [{ side, field: 'a name' }];
  if (!country) return [{ side, field: 'a country' }];
  if (!isCountry(country)) return [`We don't know the country “${country}” ${voice.whose}.`];
  const vatId = writtenVatId(party, { category });
  if (!vatId || hasPrefix(vatId, country)) return [];
  return [
    `${voice.vatId} has to begin with ${isInEu(country) ? `${vatPrefix(country)}, as those of ${nameWithArticle(country)} do` : 'the letters of a country'}.`,
  ];
}

/** The norm takes the letters of any country, and the law those of the party's own (EL for Greece). */
function hasPrefix(vatId: string, country: string): boolean {
  const prefix = readVatId(vatId).slice(0, 2);
  return isInEu(country) ? prefix === vatPrefix(country) : isCountry(prefix) || prefix === 'EL';
}

/** Peppol has the same rules between two German parties. */
function isGerman({ seller, buyer }: EInvoice, format: EInvoiceFormat): boolean {
  if (format === 'peppol') return seller.country === 'DE' && buyer.country === 'DE';
  return format === 'xrechnung';
}

function findGermanProblems(party: EInvoiceParty, side: Side): Problem[] {
  const { city, postalCode, phone, email } = party;
  const fields: [value: unknown, name: string][] = [
    [city, 'a city'],
    [postalCode, 'a postal code'],
    [isEmail(email), 'an email address for invoices'],
    [side === 'buyer' || /(\d\D*){3}/.test(phone ?? ''), 'a telephone number for invoices'],
  ];
  return fields.flatMap(([value, field]) => (value ? [] : [{ side, field }]));
}

function isEmail(email: string | null | undefined): boolean {
  return /^[^@\s.][^@\s]*[^@\s.]@[^@\s.]+(\.[^@\s.]+)+$|^[^@\s.]@[^@\s.]+(\.[^@\s.]+)+$/.test(
    email ?? '',
  );
}

function findUblProblems(invoice: EInvoice, format: UblFormat): Problem[] {
  const found: Problem[] = [];
  if (!invoice.buyerReference) found.push('The invoice has no reference of the client.');
  if (format === 'xrechnung') return found;
  if (invoice.kind === 'corrected') found.push('Peppol takes no corrected invoices.');
  found.push(...findSellerProblems(invoice));
  for (const side of SIDES) {
    if (!findEndpoint(invoice[side], format)) {
      found.push({ side, field: 'a valid VAT ID of a country that Peppol knows' });
    }
  }
  return found;
}
