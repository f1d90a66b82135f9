import {
  isDay,
  readVatId,
  writtenVatId,
  type EInvoice,
  type EInvoiceFormat,
  type EInvoiceParty,
  type UblFormat,
} from './e-invoice.ts';
import { isCountry, isInEu, nameCountry, vatPrefix } from './tax/countries.ts';
import { findEndpoint } from './xml/ubl-party.ts';

type Side = 'seller' | 'buyer';

const SIDES: readonly Side[] = ['seller', 'buyer'];

/** Why an invoice can't be written in a format, in sentences for both sides; the norm's rules are the reason of each. */
export function findProblems(invoice: EInvoice, format: EInvoiceFormat): string[] {
  const found = [...findMissingTexts(invoice), ...findTaxProblems(invoice)];
  for (const side of SIDES) {
    found.push(...findPartyProblems(invoice, side));
    if (isGerman(invoice, format)) found.push(...findGermanProblems(invoice[side], side));
  }
  if (format !== 'factur-x') found.push(...findUblProblems(invoice, format));
  return found;
}

const needs = (side: Side, field: string) =>
  `The ${side === 'seller' ? 'creator' : 'client'} has not added ${field} to their billing details.`;

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

function findTaxProblems({ tax, seller, buyer, currency }: EInvoice): string[] {
  const found: string[] = [];
  const hasTaxId = Boolean(seller.vatId || seller.taxNumber);
  if (tax.category === 'AE' && !seller.vatId) found.push(needs('seller', 'a VAT ID'));
  if ((tax.category === 'S' || tax.category === 'E') && !hasTaxId) {
    found.push(needs('seller', 'a VAT ID or a tax number'));
  }
  if (tax.category === 'AE' && !buyer.vatId && !buyer.registration) {
    found.push(needs('buyer', 'a VAT ID or a registration'));
  }
  if (tax.category === 'S' && tax.rate <= 0) found.push('The rate of the VAT is missing.');
  if (!writtenVatId(seller, tax) && !seller.registration && !seller.id) {
    found.push(needs('seller', 'a registration'));
  }
  const isNational = isInEu(seller.country ?? '') && currency === 'USD';
  if (tax.taxCents > 0 && isNational && !tax.local) {
    found.push("The VAT in the currency of the creator's country is missing.");
  }
  return found;
}

function findPartyProblems({ tax, ...invoice }: EInvoice, side: Side): string[] {
  const party = invoice[side];
  const { name, country } = party;
  if (!name) return [needs(side, 'a name')];
  if (!country) return [needs(side, 'a country')];
  const whose = side === 'seller' ? 'creator' : 'client';
  if (!isCountry(country)) return [`We don't know the country “${country}” of the ${whose}.`];
  const vatId = writtenVatId(party, tax);
  if (!vatId || hasPrefix(vatId, country)) return [];
  return [
    `The VAT ID of the ${whose} has to begin with ${isInEu(country) ? `${vatPrefix(country)}, as those of ${nameCountry(country)} do` : 'the letters of a country'}.`,
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

function findGermanProblems(party: EInvoiceParty, side: Side): string[] {
  const { city, postalCode, phone, email } = party;
  const fields: [value: unknown, name: string][] = [
    [city, 'a city'],
    [postalCode, 'a postal code'],
    [isEmail(email), 'an email address for invoices'],
    [side === 'buyer' || /(\d\D*){3}/.test(phone ?? ''), 'a telephone number for invoices'],
  ];
  return fields.flatMap(([value, field]) => (value ? [] : [needs(side, field)]));
}

function isEmail(email: string | null | undefined): boolean {
  return /^[^@\s.][^@\s]*[^@\s.]@[^@\s.]+(\.[^@\s.]+)+$|^[^@\s.]@[^@\s.]+(\.[^@\s.]+)+$/.test(
    email ?? '',
  );
}

function findUblProblems(invoice: EInvoice, format: UblFormat): string[] {
  const found: string[] = [];
  if (!invoice.buyerReference) found.push('The invoice has no reference of the client.');
  if (format === 'xrechnung') return found;
  if (invoice.kind === 'corrected') found.push('Peppol takes no corrected invoices.');
  for (const side of SIDES) {
    if (!findEndpoint(invoice[side], format)) {
      found.push(needs(side, 'a VAT ID of a country that Peppol knows'));
    }
  }
  return found;
}
