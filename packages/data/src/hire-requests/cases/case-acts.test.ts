import { describe, expect, it } from 'vitest';
import { canOpenCase, caseActs } from './case-acts.ts';

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
    creator_id: 'a',
    open_case: null,
    events: [],
  } as const;
  const completed = (at: string) => ({
    ...request,
    status: 'completed' as const,
    events: [event('deliver', '2026-01-01T12:00:00.000Z'), event('settle', at)],
  });

  it.each([
    ['delivered', request, true],
    ['not delivered', { ...request, delivered_at: null }, false],
    ['pending', { ...request, status: 'pending', delivered_at: null }, false],
    ['completed 29 days ago', completed('2026-03-02T12:00:00.000Z'), true],
    ['completed 30 days ago', completed('2026-03-01T12:00:00.000Z'), false],
    ['without its creator', { ...request, creator_id: null }, false],
    [
      'with an open case',
      {
        ...request,
        open_case: { id: 'c', kind: 'delivery', status: 'open', answer_due_at: null },
      },
      false,
    ],
  ] as const)('%s: %s', (_, { ...opened }, isAllowed) => {
    expect(canOpenCase({ ...opened, events: [...opened.events] }, now)).toBe(isAllowed);
  });
});
