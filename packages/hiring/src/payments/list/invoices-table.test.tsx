import { aCreditNote, anInvoice, aRefund, dataWorld } from '@showcase/data/testing';
import type { InvoiceData } from '@showcase/documents';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { LoadDocuments } from '@showcase/kit/documents';
import { InvoicesTable } from './invoices-table.tsx';

const payment = {
  name: 'Ada Stone',
  payment_url: 'https://pay.example/ada',
  payment_instructions: 'By bank',
};

it.each([
  ['an open invoice', null],
  ['a paid invoice', '2026-01-09T12:00:00.000Z'],
])('downloads %s with how it is to be paid', async (_, paid_at) => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:invoice');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const renderInvoice = vi.fn<(data: InvoiceData) => Promise<Uint8Array>>();
  renderInvoice.mockResolvedValue(new Uint8Array());
  const load = () =>
    Promise.resolve({ renderInvoice, createEInvoice, findProblems: () => [] } as unknown as Awaited<
      ReturnType<LoadDocuments>
    >);
  const createEInvoice = () => 'an e-invoice';
  const tax = paid_at ? null : { case: 'exempt' as const, net_cents: 40_000, tax_cents: 0 };
  const invoice = {
    ...anInvoice({ paid_at, tax }),
    ...{ corrected_by: null, corrects_number: null, to_pay_cents: 40_000 },
    ...{ title: 'Landing page in a week', other: null, refunds: [], payment },
  };
  render(dataWorld().wrap(<InvoicesTable side="client" invoices={[invoice]} load={load} />));
  const button = screen.getByRole('button', { name: 'Invoice 2026-0001 (PDF)' });
  expect(button.textContent).toBe('PDF');
  await userEvent.click(button);
  await waitFor(() => expect(renderInvoice).toHaveBeenCalledOnce());
  expect(renderInvoice.mock.calls[0]?.[0].payment).toEqual({
    url: 'https://pay.example/ada',
    instructions: 'By bank',
  });
  // Of a VAT that was confirmed.
  expect(renderInvoice.mock.calls[0]?.[0].eInvoice).toBe(tax && 'an e-invoice');
});

it('lists a credit note once below its invoice, also if parts of it are sent alone', () => {
  const credit = { status: 'confirmed' as const, credit_note: aCreditNote() };
  const invoice = {
    ...anInvoice(),
    ...{ corrected_by: null, corrects_number: null, to_pay_cents: 35_000, payment },
    ...{ title: 'Landing page in a week', other: null },
    refunds: [aRefund({ ...credit, id: 'one' }), aRefund({ ...credit, id: 'two' })],
  };
  render(dataWorld().wrap(<InvoicesTable side="creator" invoices={[invoice]} />));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringContaining('Number'),
    expect.stringMatching(/^2026-0001.*\$400\.00.*To be paid/),
    expect.stringMatching(/^2026-0002.*−\$50\.00.*Credits .*2026-0001/),
  ]);
  expect(screen.getByRole('button', { name: 'Credit note 2026-0002 (PDF)' })).toBeTruthy();
});
