import type { FakeRequest, FakeState } from '../backend/fake-state.ts';
import { answerCase, openCase } from './fake-cases.ts';
import { caseEvidence } from './fake-evidence.ts';

/** Responds to the functions of cases; undefined for any other. */
export function answerCaseFunction(
  state: FakeState,
  request: FakeRequest,
  name: string,
  input: Record<string, unknown>,
): Response | undefined {
  switch (name) {
    case 'open_case':
      return openCase(state, request, input);
    case 'answer_case':
      return answerCase(state, request, input);
    case 'case_evidence':
      return caseEvidence(state, request, input);
    default:
      return undefined;
  }
}
