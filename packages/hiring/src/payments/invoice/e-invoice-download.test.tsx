import { anInvoice, dataWorld } from '@showcase/data/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { EInvoiceDownload } from './e-invoice-download.tsx';

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

const open = (fields: Parameters<typeof anInvoice>[0]) => {
  const invoice = {
    ...anInvoice({ tax, seller: { ...party, name: 'Ada' }, ...fields }),
    ...{ corrected_by: null, corrects_number: null, to_pay_cents: 40_000, payment: null },
  };
  render(dataWorld().wrap(<EInvoiceDownload invoice={invoice} />));
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
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The client has not added a country to their billing details.',
  );
  expect(files).toEqual([]);
});

it('is not for an invoice without a confirmed VAT', () => {
  open({ tax: null });
  expect(screen.queryByRole('button')).toBeNull();
});
