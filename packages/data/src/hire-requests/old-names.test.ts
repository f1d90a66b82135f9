import { expect, it } from 'vitest';
import {
  confirmPayment,
  confirmPaymentOptions,
  settleInvoice,
  settleInvoiceOptions,
} from '../invoices/index.ts';
import { completeSentRequest } from './old-names.ts';
import type { HireRequestWithHistory } from './hire-request.ts';
import { canReview, caseActs, findCaseSubject, openActions, whoseCaseTurn } from './index.ts';

it('the old names answer what a request and a case say', () => {
  expect(openActions({ actions: ['deliver', 'ask_to_end'] })).toEqual(['deliver', 'ask_to_end']);
  expect(findCaseSubject({ case_subjects: [{ subject: 'unpaid', cents: 1, until: null }] })).toBe(
    'unpaid',
  );
  expect(findCaseSubject({ case_subjects: [] })).toBeNull();
  expect(canReview({ may_review: true })).toBe(true);
  expect(caseActs({ actions: ['accept', 'dispute'] })).toEqual(['accept', 'dispute']);
  expect(whoseCaseTurn({ turn: 'client' })).toBe('client');
});

it('a request that is remembered without actions has none', () => {
  const sent = { id: 'a', title: 'A map' } as HireRequestWithHistory;
  expect(completeSentRequest(sent)).toMatchObject({ title: 'A map', actions: [], turn: null });
  expect(completeSentRequest({ ...sent, actions: ['cancel'] })?.actions).toEqual(['cancel']);
  expect(completeSentRequest(null)).toBeNull();
});

it('confirms a payment under its old name', () => {
  expect(settleInvoice).toBe(confirmPayment);
  expect(settleInvoiceOptions).toBe(confirmPaymentOptions);
});
