import type { CaseEvidence } from '../../hire-requests/cases/evidence.ts';
import { json, type FakeRequest, type FakeState } from '../backend/fake-state.ts';
import { toRequestWithHistory } from '../hiring/listed-requests.ts';
import { toCase } from './case-rows.ts';

type Arguments = Record<string, unknown>;

/** For the two parties; null for everyone else. */
export function caseEvidence(state: FakeState, { callerId }: FakeRequest, { id }: Arguments) {
  const row = state.cases.find((dispute) => dispute.id === id);
  const request = state.hireRequests.find((one) => one.id === row?.hire_request_id);
  const isParty = callerId !== null && [request?.client_id, request?.creator_id].includes(callerId);
  return json(row && isParty ? getEvidence(state, row.id, callerId) : null);
}

/** Without a reader as an admin sees it. */
export function getEvidence(
  state: FakeState,
  id: string,
  readerId: string | null = null,
): CaseEvidence | null {
  const row = state.cases.find((dispute) => dispute.id === id);
  const request = state.hireRequests.find((one) => one.id === row?.hire_request_id);
  if (!row || !request) return null;
  return {
    case: toCase(row),
    request: toRequestWithHistory(state, request, readerId),
    messages: state.caseMessages,
  };
}
