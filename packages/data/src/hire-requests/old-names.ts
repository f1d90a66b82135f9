import type { Case } from './cases/case.ts';
import type { HireRequestWithHistory, ListedHireRequest } from './hire-request.ts';

// What dashboards that were released before still import; version 1.0 drops it.
export const openActions = ({ actions }: Pick<ListedHireRequest, 'actions'>) => actions;
export const whoseCaseTurn = ({ turn }: Pick<Case, 'turn'>) => turn;
export const caseActs = ({ actions }: Pick<Case, 'actions'>) => actions;
export const findCaseSubject = (request: Pick<HireRequestWithHistory, 'case_subject'>) =>
  request.case_subject;
