import { describe, expect, it } from 'vitest';
import type { EInvoiceParty } from '../e-invoice.ts';
import { decideTaxCase, type TaxStatus } from './tax-case.ts';

type Seller = Partial<EInvoiceParty> & { status?: TaxStatus | null };

const decide = (seller: Seller, buyer: Partial<EInvoiceParty>) =>
  decideTaxCase({ seller: { name: 'Ada', ...seller }, buyer: { name: 'Mina', ...buyer } });

const german: Seller = { status: 'registered', country: 'DE', vatId: 'DE123456789' };
const small: Seller = { status: 'small_business', country: 'DE', taxNumber: '12/345' };
const belgian = { country: 'BE', vatId: 'be 0123.456.789' };

describe('the tax case', () => {
  it.each([
    [
      'at home',
      german,
      { country: 'DE' },
      'domestic',
      /VAT of Germany applies\. Enter its rate\.$/,
    ],
    ['to a business in the EU', german, belgian, 'reverse_charge', /client is in Belgium/],
    [
      'to a business that has only a registration',
      german,
      { country: 'BE', registration: 'KBO 1' },
      'reverse_charge',
      /they pay the VAT there/,
    ],
    ['to no business in the EU', german, { country: 'BE' }, 'domestic', /gave no VAT ID and no/],
    [
      'to a client outside the EU',
      german,
      { country: 'US' },
      'outside_scope',
      /in the United States/,
    ],
    ['from a small business', small, { country: 'DE' }, 'exempt', /small business in Germany/],
    [
      'from a small business abroad',
      { ...small, vatId: 'DE1' },
      belgian,
      'reverse_charge',
      /Belgium/,
    ],
    ['from a small business to a consumer', small, { country: 'BE' }, 'exempt', /gave no VAT ID/],
    ['from a small business out of the EU', small, { country: 'CH' }, 'outside_scope', /Switzer/],
    [
      'from outside the EU',
      { status: 'outside_eu', country: 'US' },
      belgian,
      'outside_scope',
      /outside the EU and not registered/,
    ],
    [
      'at home, outside the EU',
      { status: 'registered', country: 'CH', vatId: 'CHE1' },
      { country: 'CH' },
      'domestic',
      /Switzerland applies/,
    ],
    [
      'to Greece',
      german,
      { country: 'GR', vatId: 'EL123456789' },
      'reverse_charge',
      /client is in Greece/,
    ],
  ] as const)('%s is decided and explained', (_, seller, buyer, taxCase, explanation) => {
    const decision = decide(seller, buyer);
    expect(decision.case).toBe(taxCase);
    expect(decision.explanation).toMatch(explanation);
  });

  it.each([
    ['a tax status', { ...german, status: null }, belgian, 'Add your tax status'],
    ['a country', { ...german, country: null }, belgian, 'Add your country'],
    ['a country of the client', german, {}, 'Your client has not added their country'],
    ['a known country', { ...german, country: 'UK' }, belgian, 'the country “UK” of yours'],
    ['a known country of the client', german, { country: 'EL' }, 'country “EL” of your client'],
    ['a VAT ID for reverse charge', { ...german, vatId: null }, belgian, 'Add your VAT ID'],
    ['a status that fits', { status: 'outside_eu', country: 'FR' }, belgian, 'France is in the EU'],
    ['the letters of Greece', german, { country: 'GR', vatId: 'GR1' }, 'begin with EL'],
    ['letters of the own country', { ...german, vatId: 'AT1' }, belgian, 'begin with DE'],
  ] as const)('needs %s, and names it', (_, seller, buyer, explanation) => {
    const decision = decide(seller, buyer);
    expect(decision.case).toBeNull();
    expect(decision.explanation).toContain(explanation);
  });
});
