import { expect, it } from 'vitest';
import type { InvoiceData } from '../documents/invoice.ts';
import { createEInvoice, type StoredTax } from './create-e-invoice.ts';
import { findProblems } from './find-problems.ts';

const party = {
  ...{ street: '12 Long Street', postalCode: '10115', city: 'Berlin', country: 'DE' },
  ...{ vatId: 'DE123456789', taxId: '12/3', phone: '+49 30 123', email: 'ada@example.com' },
};
const data: InvoiceData = {
  kind: 'corrected',
  number: '2026-0002',
  issued: 'Nov 26, 2026',
  seller: { ...party, name: 'Ada', id: 'user-1' },
  buyer: { ...party, name: 'Mina' },
  lines: [{ title: 'Landing page', cents: 11_900 }],
  totalCents: 11_900,
  refersTo: { number: '2026-0001', issued: 'Nov 3, 2026', day: '2026-11-03' },
};
const tax: StoredTax = {
  ...{ case: 'domestic', rate: 1_900, net_cents: 10_000, tax_cents: 1_900 },
  local: { currency: 'EUR', rate: 0.92, day: '2026-11-26', source: 'ECB', cents: 1_748 },
};

it('an e-invoice says what the invoice says, with its VAT as it was stored', () => {
  const eInvoice = createEInvoice(data, { day: '2026-11-26', tax, reference: 'request-1' });
  expect(eInvoice).toMatchObject({
    ...{ kind: 'corrected', number: '2026-0002', issued: '2026-11-26', currency: 'USD' },
    seller: { name: 'Ada', id: 'user-1', taxNumber: '12/3', country: 'DE' },
    lines: [{ title: 'Landing page', netCents: 10_000 }],
    tax: { category: 'S', rate: 1_900, netCents: 10_000, taxCents: 1_900, local: { rate: '0.92' } },
    refersTo: { number: '2026-0001', issued: '2026-11-03' },
  });
  expect(findProblems(eInvoice, 'factur-x')).toEqual([]);
  expect(findProblems(eInvoice, 'xrechnung')).toEqual([]);
});
