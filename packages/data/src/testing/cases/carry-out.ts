import type { CaseRow, FakeState } from '../backend/fake-state.ts';
import { addStep, reject } from '../hiring/agreed-terms.ts';
import { approve } from '../hiring/approve.ts';
import type { HireRequestRow } from '../hiring/rows.ts';
import { getRefundable } from '../hiring/settling/listed-invoices.ts';
import { toCase } from './case-rows.ts';

/** The consequences of an agreement for the delivery, and for what is paid. */
export function carryOut(
  state: FakeState,
  request: HireRequestRow,
  row: CaseRow,
  actor_id: string | null,
) {
  const { outcome, milestone } = row;
  if (outcome === 'redo') return;
  if (row.kind === 'money_back') {
    giveBack(state, row, outcome === 'all' ? toCase(state, row).amount_cents : (row.cents ?? 0));
    return;
  }
  if (outcome === 'all') {
    reject(state, request, 'ended');
    addStep(state, request, { action: 'accept_end', actor_id, milestone });
    return;
  }
  const isLast = approve(state, request, new Date().toISOString());
  const byClient = actor_id === request.client_id;
  const whole = byClient ? 'approve' : 'settle';
  const part = byClient ? 'approve_milestone' : 'settle_milestone';
  if (isLast && !byClient) request.resolution = 'decided';
  addStep(state, request, { action: isLast ? whole : part, actor_id, milestone });
  giveBack(state, row, row.cents ?? 0);
}

/** From the last invoice to the first, each at most as a whole; a credit if nothing is paid. */
function giveBack(
  state: FakeState,
  { id, kind, hire_request_id, milestone }: CaseRow,
  cents: number,
) {
  const request = state.hireRequests.find((row) => row.id === hire_request_id);
  if (!request) return;
  const now = new Date().toISOString();
  let left = cents;
  for (const invoice of state.invoices.toReversed()) {
    const isMeant = kind === 'money_back' || invoice.milestone === milestone;
    if (invoice.hire_request_id !== hire_request_id || !isMeant) continue;
    const share = Math.min(left, getRefundable(state, invoice));
    if (share === 0) continue;
    left -= share;
    const is_credit = invoice.paid_at === null && invoice.received_at === null;
    const reason = 'The result of a case';
    state.refunds.push({
      ...{ id: crypto.randomUUID(), hire_request_id, invoice_id: invoice.id, case_id: id },
      ...{ amount_cents: -share, reason, is_credit, refund_key: null },
      status: is_credit ? 'confirmed' : 'owed',
      ...{ created_at: now, sent_at: null, confirmed_at: is_credit ? now : null },
    });
    addStep(state, request, {
      ...{ action: is_credit ? 'credit' : 'owe_refund', note: reason },
      ...{ milestone: invoice.milestone, invoice_id: invoice.id, cents: share },
    });
  }
}
