import { expect, it } from 'vitest';
import type { EInvoice, EInvoiceFormat, EInvoiceParty } from './e-invoice.ts';
import { findMissingDetails, findProblems } from './find-problems.ts';
import { anEInvoice } from './testing/an-e-invoice.ts';

const withParties = (
  seller: Partial<EInvoiceParty>,
  buyer: Partial<EInvoiceParty> = {},
  invoice = anEInvoice(),
): EInvoice => ({
  ...invoice,
  seller: { ...invoice.seller, ...seller },
  buyer: { ...invoice.buyer, ...buyer },
});

const domestic = anEInvoice({}, { taxCase: 'domestic' });
const { local: _, ...withoutLocal } = domestic.tax;

it.each([
  [
    'factur-x',
    withParties({}, { country: 'GR', vatId: 'GR123456789' }),
    ['The VAT ID of the client has to begin with EL, as those of Greece do.'],
  ],
  [
    'factur-x',
    { ...domestic, tax: withoutLocal },
    ["The VAT in the currency of the creator's country is missing."],
  ],
  ['factur-x', withParties({}, { country: 'CH', vatId: 'CHE-123.456.789' }), []],
  ['factur-x', withParties({ city: null, phone: null }), []],
  ['peppol', withParties({ city: null, phone: null }), []],
  [
    'peppol',
    withParties({ phone: null }, { country: 'DE', vatId: 'DE 1' }, domestic),
    ['The creator has not added a telephone number for invoices to their billing details.'],
  ],
  [
    'xrechnung',
    withParties({ city: null, postalCode: null, phone: null }, { city: null, email: 'x' }),
    [
      'The creator has not added a city, a postal code, and a telephone number for invoices to their billing details.',
      'The client has not added a city and an email address for invoices to their billing details.',
    ],
  ],
  ['peppol', withParties({}, { country: 'SE', vatId: 'SE556703748501' }), []],
  [
    'peppol',
    withParties({}, { country: 'SE', vatId: 'SE556703748601' }),
    [
      'The client has not added a valid VAT ID of a country that Peppol knows to their billing details.',
    ],
  ],
  [
    'peppol',
    withParties({ country: 'GR', vatId: 'EL123456789' }),
    ['In Greece, Peppol needs a mark of the tax office, which the invoice does not have.'],
  ],
  [
    'peppol',
    withParties({ country: 'DK', vatId: 'DK12345674' }),
    ['The creator has not added a registration of 8 digits to their billing details.'],
  ],
  [
    'peppol',
    withParties({ country: 'SE', vatId: 'SE556703748501', registration: null }, {}, domestic),
    ['In Sweden, Peppol takes a VAT of 6%, 12% or 25%.'],
  ],
  [
    'peppol',
    withParties(
      { country: 'NL', vatId: 'NL123456789B01', registration: '12345678' },
      { country: 'NL', vatId: 'NL987654321B01' },
    ),
    ['In the Netherlands, Peppol needs a bank account, which the invoice does not have.'],
  ],
  [
    'peppol',
    withParties({}, { country: 'SE', vatId: 'SE1' }),
    [
      'The client has not added a valid VAT ID of a country that Peppol knows to their billing details.',
    ],
  ],
] as const)('in %s, says what is missing', (format: EInvoiceFormat, invoice, problems) => {
  expect(findProblems(invoice, format)).toEqual(problems);
});

it.each([
  ['domestic', {}, ['You have not added a VAT ID or a tax ID to your billing details.']],
  ['domestic', { taxNumber: '12/345' }, []],
  ['outside_scope', {}, []],
  [
    'exempt',
    { country: 'CH', vatId: '1-2' },
    ['Your VAT ID has to begin with the letters of a country.'],
  ],
] as const)('says to the seller what %s invoices of %j lack', (taxCase, seller, problems) => {
  const sides = {
    seller: { name: 'Ada', country: 'DE', id: '1', ...seller },
    buyer: { name: 'Mina', country: 'FR' },
  };
  expect(findMissingDetails(sides, taxCase)).toEqual(problems);
});
