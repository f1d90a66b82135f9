import { describe, expect, it } from 'vitest';
import { caseActs, findCaseSubject } from './case-acts.ts';

describe('the acts about a case', () => {
  it.each([
    ['open', 'creator', ['accept', 'counter', 'dispute']],
    ['open', 'client', ['withdraw']],
    ['countered', 'creator', []],
    ['countered', 'client', ['accept', 'dispute', 'withdraw']],
    ['waiting', 'creator', []],
    ['waiting', 'client', ['withdraw']],
    ['decided', 'creator', ['appeal']],
    ['decided', 'client', ['appeal']],
    ['appealed', 'client', []],
    ['agreed', 'client', []],
    ['closed', 'creator', []],
    ['withdrawn', 'client', []],
  ] as const)('%s, %s: %j', (status, side, acts) => {
    expect(caseActs({ status }, side)).toEqual(acts);
  });
});

describe('opening a case', () => {
  const now = new Date('2026-03-31T12:00:00.000Z');
  const event = (action: 'approve' | 'settle' | 'deliver', created_at: string) => ({
    version: 1,
    actor_id: null,
    action,
    note: null,
    offer_id: null,
    milestone: null,
    links: [],
    attachments: [],
    invoice_id: null,
    cents: null,
    created_at,
  });
  const request = {
    status: 'accepted',
    delivered_at: '2026-03-20T12:00:00.000Z',
    open_case: null,
    events: [],
    cases: [],
    invoices: [],
  } as const;
  const completed = (at: string) => ({
    ...request,
    status: 'completed' as const,
    events: [event('deliver', '2026-01-01T12:00:00.000Z'), event('settle', at)],
  });

  const old = completed('2026-03-01T12:00:00.000Z');
  const unpaid = { paid_at: null, to_pay_cents: 100 };

  it.each([
    ['delivered', request, 'delivery'],
    ['not delivered', { ...request, delivered_at: null }, null],
    ['pending', { ...request, status: 'pending', delivered_at: null }, null],
    ['completed 29 days ago', completed('2026-03-02T12:00:00.000Z'), 'work'],
    ['completed 30 days ago', old, null],
    ['not paid', { ...old, invoices: [unpaid] }, 'unpaid'],
    ['ended and not paid', { ...request, status: 'rejected', invoices: [unpaid] }, 'unpaid'],
    ['paid', { ...old, invoices: [{ ...unpaid, paid_at: '2026-03-02' }] }, null],
    ['credited', { ...old, invoices: [{ ...unpaid, to_pay_cents: 0 }] }, null],
    [
      'not paid and decided',
      { ...old, invoices: [unpaid], cases: [{ steps: [{ action: 'decide' }] }] },
      null,
    ],
    [
      'with an open case',
      {
        ...request,
        open_case: { id: 'c', kind: 'delivery', status: 'open', answer_due_at: null },
      },
      null,
    ],
  ] as const)('%s: %s', (_, { ...opened }, subject) => {
    expect(findCaseSubject({ ...opened, events: [...opened.events] }, now)).toBe(subject);
  });
});
