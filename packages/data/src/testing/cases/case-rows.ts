import type { Case, CaseStep } from '../../hire-requests/cases/case.ts';
import type { CaseRow, FakeState } from '../backend/fake-state.ts';
import type { HireRequestRow } from '../hiring/rows.ts';
import { DAY, testId } from '../rows.ts';

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
    amount_cents: 40_000,
    actions: [],
    proposal: null,
    outcomes: [],
    turn: 'creator',
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

export const toCase = ({ case_key: _, ...row }: CaseRow): Case => row;
