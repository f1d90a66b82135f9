import { splitTax } from '../tax/split-tax.ts';
import type { TaxCase } from '../tax/tax.ts';
import type { EInvoice } from '../e-invoice.ts';

type Options = { taxCase?: TaxCase; rate?: number; lines?: { title: string; cents: number }[] };

/** An invoice of a creator in Germany, which all formats take. */
export function anEInvoice(
  fields: Partial<EInvoice> = {},
  {
    taxCase = 'reverse_charge',
    rate = taxCase === 'domestic' ? 1_900 : 0,
    lines = [{ title: 'Landing page', cents: 119_000 }],
  }: Options = {},
): EInvoice {
  const split = splitTax(lines, taxCase, rate);
  const local = { currency: 'EUR', cents: 17_480, rate: '0.92', day: '2026-11-26', source: 'ECB' };
  return {
    kind: 'invoice',
    number: '2026-0002',
    issued: '2026-11-26',
    due: '2026-12-10',
    terms: 'Payable within 14 days',
    currency: 'USD',
    seller: {
      name: 'Ada Lovelace',
      street: '12 Long Street',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      vatId: 'DE123456789',
      registration: 'HRB 1234',
      id: 'ada',
      phone: '+49 30 123456',
      email: 'ada@example.com',
    },
    buyer: {
      name: 'Mina Park',
      street: '5 Short Street',
      postalCode: '1000',
      city: 'Brussels',
      country: 'BE',
      vatId: 'BE0123456789',
      email: 'mina@example.com',
    },
    buyerReference: 'request-1',
    ...split,
    ...(taxCase === 'domestic' && { tax: { ...split.tax, local } }),
    ...fields,
  };
}
