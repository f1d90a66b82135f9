import type { Case, CaseStep } from '../../hire-requests/cases/case.ts';
import type { HireRequestSide } from '../../hire-requests/hire-request.ts';
import type { CaseRow, FakeState } from '../backend/fake-state.ts';
import type { HireRequestRow } from '../hiring/rows.ts';
import { getRefundable } from '../hiring/settling/listed-invoices.ts';
import { toCents } from '../../invoices/cents.ts';
import { DAY, testId } from '../rows.ts';
import {
  caseTurn,
  findProposal,
  possibleCaseActions,
  possibleOutcomes,
} from './possible-case-actions.ts';

/** Of user 2 about the delivery of user 1: everything is wanted back. */
export function aCase(fields: Partial<CaseRow> = {}): CaseRow {
  const row: CaseRow = {
    id: testId(471),
    hire_request_id: testId(401),
    milestone: 1,
    kind: 'delivery',
    status: 'open',
    outcome: 'all',
    cents: null,
    answer_due_at: '2099-01-08T00:00:00.000Z',
    closed_at: null,
    created_at: DAY,
    steps: [],
    lacks_admin: false,
    case_key: testId(4701),
    ...fields,
  };
  const { outcome, cents } = row;
  const opened = {
    side: 'client',
    action: 'open',
    text: 'Half of the pages show an error.',
  } as const;
  return row.steps.length > 0 ? row : { ...row, steps: [aCaseStep({ ...opened, outcome, cents })] };
}

export function aCaseStep(fields: Partial<CaseStep> = {}): CaseStep {
  return {
    number: 1,
    side: 'client',
    action: 'open',
    text: null,
    outcome: null,
    cents: null,
    is_paid: null,
    created_at: DAY,
    ...fields,
  };
}

export const getOpenCase = ({ cases }: FakeState, { id }: Pick<HireRequestRow, 'id'>) =>
  cases.find(({ hire_request_id, closed_at }) => hire_request_id === id && closed_at === null);

/** As this side sees it. */
export function toCase(
  state: FakeState,
  { case_key: _, ...row }: CaseRow,
  side: HireRequestSide | null = null,
): Case {
  return {
    ...row,
    amount_cents: getDisputedCents(state, row),
    actions: possibleCaseActions(row, side),
    proposal: findProposal(row, side),
    outcomes: possibleOutcomes(row, side),
    turn: caseTurn(row),
  };
}

/** The price of the delivery, or what was invoiced and not yet given back. */
export function getDisputedCents(
  state: FakeState,
  row: Pick<CaseRow, 'hire_request_id' | 'kind' | 'milestone'>,
): number {
  const isOfRequest = (one: { hire_request_id: string }) =>
    one.hire_request_id === row.hire_request_id;
  const invoices = row.kind === 'money_back' ? state.invoices.filter(isOfRequest) : [];
  const milestones = state.milestones
    .filter(isOfRequest)
    .filter(({ number }) => row.kind === 'money_back' || number === row.milestone);
  const request = state.hireRequests.find(({ id }) => id === row.hire_request_id);
  const amounts = [
    invoices.map((invoice) => getRefundable(state, invoice)),
    milestones.map(({ price }) => toCents(price)),
    [toCents(request?.price ?? 0)],
  ].find(({ length }) => length > 0);
  return amounts?.reduce((total, cents) => total + cents, 0) ?? 0;
}
