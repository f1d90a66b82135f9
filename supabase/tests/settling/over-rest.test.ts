import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitPeople } from '../hiring/races/race.ts';
import { commitInvoice, commitWork } from '../hiring/races/work.ts';
import { fill, send, signIn } from '../support/rest.ts';
import type { Body } from '../support/rest.ts';
import { sql } from '../support/world.ts';

type Who = 'client' | 'creator' | 'stranger' | 'visitor';

let people: Awaited<ReturnType<typeof commitPeople>>;
const tokens: Partial<Record<Who, string>> = {};
const ids: Record<string, string> = { none: randomUUID() };

beforeAll(async () => {
  people = await commitPeople({ clients: 2 });
  const [client, stranger] = people.clients;
  tokens.creator = await signIn(people.creator.email);
  tokens.client = await signIn(client?.email ?? '');
  tokens.stranger = await signIn(stranger?.email ?? '');
  const { id, bill } = await commitInvoice(people);
  Object.assign(ids, { request: id, bill, work: await commitWork(people, 'accepted') });
});
afterAll(() => people.remove());

const reason = 'The colors were wrong';
const happened = 'Half of the pages show an error.';
const refund = (change: Body = {}) => ({
  ...{ invoice_id: '$bill', amount_cents: 100, reason, refund_key: '$none', ...change },
});
const dispute = (change: Body = {}) => ({
  ...{ request_id: '$request', happened, wants: 'all', case_key: '$none', ...change },
});
const calls: [name: string, who: Who, body: Body, status: number][] = [
  ['settle_invoice', 'visitor', { id: '$bill', action: 'paid' }, 401],
  ['settle_invoice', 'stranger', { id: '$bill', action: 'paid' }, 404],
  ['settle_invoice', 'client', { id: '$none', action: 'paid' }, 404],
  ['settle_invoice', 'client', { id: '$bill', action: 'received' }, 403],
  ['settle_invoice', 'creator', { id: '$bill', action: 'paid' }, 403],
  ['settle_invoice', 'client', { id: '$bill', action: 'PAID' }, 400],
  ['settle_invoice', 'client', { id: '$bill', action: null }, 400],
  ['settle_invoice', 'client', { id: null, action: 'paid' }, 404],
  ['settle_invoice', 'client', { id: 'mine', action: 'paid' }, 400],
  ['settle_invoice', 'client', { id: '$bill' }, 404],
  ['settle_invoice', 'client', { id: '$bill', action: 'paid', paid_at: '2020-01-01' }, 404],
  ['correct_invoice', 'visitor', { id: '$bill' }, 401],
  ['correct_invoice', 'stranger', { id: '$bill' }, 404],
  ['correct_invoice', 'client', { id: '$bill' }, 403],
  ['correct_invoice', 'creator', { id: '$bill', note: 'x'.repeat(501) }, 400],
  ['correct_invoice', 'creator', { id: null }, 404],
  ['enter_refund', 'visitor', refund(), 401],
  ['enter_refund', 'stranger', refund(), 404],
  ['enter_refund', 'client', refund(), 403],
  ...[0, -1, 1001, null, 1.5, '1e3', 'all', 1e19, true].map(
    (amount_cents): [string, Who, Body, number] => [
      ...(['enter_refund', 'creator', refund({ amount_cents }), 400] as const),
    ],
  ),
  ['enter_refund', 'creator', refund({ refund_key: null }), 400],
  ['enter_refund', 'creator', refund({ reason: null }), 400],
  ['enter_refund', 'creator', refund({ reason: ' \u200b'.repeat(20) }), 400],
  ['enter_refund', 'creator', refund({ reason: 'x'.repeat(1001) }), 400],
  ['send_refund', 'visitor', { id: '$none' }, 401],
  ['send_refund', 'creator', { id: '$none' }, 404],
  ['send_refund', 'creator', { id: null }, 404],
  ['confirm_refund', 'visitor', { id: '$none' }, 401],
  ['confirm_refund', 'client', { id: '$none' }, 404],
  ['my_invoices', 'visitor', { side: 'client' }, 401],
  ['my_invoices', 'client', { side: 'admin' }, 400],
  ['my_invoices', 'client', { side: null }, 400],
  ['my_invoices', 'client', { side: 'client', cursor: 'next' }, 400],
  ['my_invoices', 'client', { side: 'client', page_size: -5 }, 200],
  ['my_earnings_figures', 'visitor', {}, 401],
  ['my_earnings_figures', 'client', {}, 200],
  ['open_case', 'visitor', dispute(), 401],
  ['open_case', 'stranger', dispute(), 404],
  ['open_case', 'creator', dispute(), 403],
  ['open_case', 'client', dispute({ request_id: '$work' }), 409],
  ['open_case', 'client', dispute({ request_id: null }), 404],
  ['open_case', 'client', dispute({ case_key: null }), 400],
  ['open_case', 'client', dispute({ wants: 'none' }), 400],
  ['open_case', 'client', dispute({ wants: null }), 400],
  ['open_case', 'client', dispute({ cents: 5 }), 400],
  ['open_case', 'client', dispute({ wants: 'part', cents: 1000 }), 400],
  ['open_case', 'client', dispute({ wants: 'part', cents: 0.5 }), 400],
  ['open_case', 'client', dispute({ happened: 'Too short' }), 400],
  ['open_case', 'client', dispute({ happened: 'x'.repeat(4001) }), 400],
  ['open_case', 'client', dispute({ attachments: 'plan.pdf' }), 400],
  ['answer_case', 'visitor', { id: '$none', action: 'accept' }, 401],
  ['answer_case', 'client', { id: '$none', action: 'accept' }, 404],
  ['answer_case', 'client', { id: '$none', action: null }, 400],
  ['answer_case', 'client', { id: '$none', action: 'decide' }, 400],
  ['case_evidence', 'visitor', { id: '$none' }, 401],
  ['case_evidence', 'client', { id: '$none' }, 200],
  ['admin_decide_case', 'visitor', { id: '$none', outcome: 'full', note: happened }, 401],
  ['admin_decide_case', 'creator', { id: '$none', outcome: 'full', note: happened }, 403],
  ['admin_open_case', 'client', { id: '$none' }, 403],
  ['admin_list_cases', 'client', {}, 403],
  ['ask_to_end', 'visitor', { id: '$work', reason }, 401],
  ['ask_to_end', 'stranger', { id: '$work', reason }, 404],
  ['ask_to_end', 'client', { id: '$work', reason: null }, 400],
  ['ask_to_end', 'client', { id: '$work', reason: 'x'.repeat(1001) }, 400],
  ['ask_to_end', 'client', { id: '$request', reason }, 409],
  ['answer_end', 'visitor', { id: '$work', action: 'accept' }, 401],
  ['answer_end', 'stranger', { id: '$work', action: 'accept' }, 404],
  ['answer_end', 'creator', { id: '$work', action: 'accept' }, 409],
  ['answer_end', 'creator', { id: '$work', action: null }, 400],
  // What only the database calls.
  ['issue_invoice', 'creator', {}, 404],
  ['owe_refund', 'creator', {}, 404],
  ['take_invoice_number', 'creator', {}, 404],
];

it.each(calls)('%s by the %s with %j is answered with %d', async (name, who, body, status) => {
  const answer = await send(`rest/v1/rpc/${name}`, fill(body, ids), { token: tokens[who] });
  expect([answer.text, answer.status]).toEqual([answer.text, status]);
  // A check of a column has no sentence for people.
  expect(answer.text).not.toContain('23514');
});

describe.each(['client', 'creator', 'stranger', 'visitor'] as const)('the %s', (who) => {
  it.each([
    ...['agreements', 'invoices', 'refunds', 'cases'].map((table) => [table, 'hire_request_id']),
    ['case_steps', 'case_id'],
  ])('writes no %s past the functions', async (table, column = '') => {
    const expected = who === 'visitor' ? 401 : 403;
    for (const [method, query, body] of [
      ['POST', '', { [column]: ids['request'] }],
      ['PATCH', `?${column}=eq.${ids['request']}`, { created_at: '2020-01-01' }],
      ['DELETE', `?${column}=eq.${ids['request']}`, undefined],
    ] as const) {
      const { status } = await send(`rest/v1/${table}${query}`, body, {
        token: tokens[who],
        method,
      });
      expect([method, status]).toEqual([method, expected]);
    }
  });
});

it('nothing of that has changed anything', async () => {
  const rows = await sql`
    select i.paid_at, i.received_at, h.version,
      (select count(*)::integer from public.refunds r where r.invoice_id = i.id) as refunds,
      (select count(*)::integer from public.cases c where c.hire_request_id = h.id) as cases
    from public.hire_requests h join public.invoices i on i.hire_request_id = h.id
    where h.id = ${ids['request'] ?? ''}`;
  expect(rows).toEqual([{ paid_at: null, received_at: null, version: 4, refunds: 0, cases: 0 }]);
});
