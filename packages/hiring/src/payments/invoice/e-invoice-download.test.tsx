import { anInvoice, dataWorld } from '@showcase/data/testing';
import type { LoadDocuments } from '@showcase/kit/documents';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { EInvoiceDownload } from './e-invoice-download.tsx';
import { InvoiceDownload } from './invoice-download.tsx';

const party = {
  ...{ street: '12 Long Street', postal_code: '10115', city: 'Berlin', country: 'DE' },
  ...{ vat_id: 'DE123456789', phone: '+49 30 123', email: 'ada@example.com' },
};
const tax = { case: 'exempt' as const, net_cents: 40_000, tax_cents: 0 };
const files: string[] = [];
let saved: Blob | null = null;

beforeEach(() => {
  files.length = 0;
  saved = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved = file as Blob;
    return 'blob:invoice';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
});

const loadWithoutFonts: LoadDocuments = async () => ({
  ...(await import('@showcase/documents')),
  renderInvoice: async () => new Uint8Array(),
});

const open = (
  fields: Parameters<typeof anInvoice>[0],
  Download: typeof EInvoiceDownload | typeof InvoiceDownload = EInvoiceDownload,
) => {
  const invoice = {
    ...anInvoice({ tax, seller: { ...party, name: 'Ada' }, ...fields }),
    ...{ corrected_by: null, corrects_number: null, to_pay_cents: 40_000, payment: null },
  };
  render(dataWorld().wrap(<Download invoice={invoice} load={loadWithoutFonts} />));
};

it('saves an invoice with its VAT as XML', async () => {
  open({ buyer: { ...party, name: 'Mina' } });
  await userEvent.click(screen.getByRole('button', { name: 'Invoice 2026-0001 (XRechnung)' }));
  await waitFor(() => expect(files).toEqual(['invoice-2026-0001-xrechnung.xml']));
  expect(await saved?.text()).toMatch(
    /<cbc:ID>2026-0001<.*xrechnung|xrechnung.*<cbc:ID>2026-0001</s,
  );
});

it('names what is missing for it', async () => {
  open({ buyer: { name: 'Mina' } });
  await userEvent.click(screen.getByRole('button', { name: 'Invoice 2026-0001 (Peppol)' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /The client has not added a country and .* to their billing details\. The creator can correct the invoice once/,
  );
  expect(files).toEqual([]);
});

it('is not for an invoice without a confirmed VAT', () => {
  open({ tax: null });
  expect(screen.queryByRole('button')).toBeNull();
});

it.each<[string, Parameters<typeof anInvoice>[0], string]>([
  [
    'the VAT was not confirmed',
    { tax: null },
    'This PDF has no e-invoice attached. Its VAT was not confirmed before it was issued. The creator can correct the invoice once billing details are complete and the VAT is confirmed.',
  ],
  [
    'a detail is missing',
    { buyer: { name: 'Mina' } },
    'This PDF has no e-invoice attached. The client has not added a country to their billing details. The creator can correct the invoice once billing details are complete and the VAT is confirmed.',
  ],
  [
    'a detail is missing, and it can no longer be corrected',
    { buyer: { name: 'Mina' }, received_at: '2026-11-26T12:00:00Z' },
    'This PDF has no e-invoice attached. The client has not added a country to their billing details.',
  ],
])('saves the plain PDF and says why it has no e-invoice if %s', async (_, fields, note) => {
  open(fields, InvoiceDownload);
  await userEvent.click(screen.getByRole('button', { name: 'Invoice 2026-0001 (PDF)' }));
  expect(await screen.findByText(note)).toBeTruthy();
  expect(files).toEqual(['invoice-2026-0001.pdf']);
});

it('says nothing if the e-invoice is attached', async () => {
  open({ buyer: { ...party, name: 'Mina' } }, InvoiceDownload);
  await userEvent.click(screen.getByRole('button', { name: 'Invoice 2026-0001 (PDF)' }));
  await waitFor(() => expect(files).toEqual(['invoice-2026-0001.pdf']));
  expect(screen.queryByText(/no e-invoice/)).toBeNull();
});
