import * as v from 'valibot';
import { expect, it } from 'vitest';
import { anInvoice } from '../testing/hiring/settling/rows.ts';
import { invoiceRow } from './invoice.ts';

it('reads an invoice of a database of the release before, which does not say what can be taken back', () => {
  const { can_deny: _added, ...earlier } = anInvoice();
  const computed = { to_pay_cents: 40_000, corrected_by: null, corrects_number: null };

  expect(v.parse(invoiceRow, { ...earlier, ...computed, payment: null })).toMatchObject({
    can_deny: false,
  });
});
