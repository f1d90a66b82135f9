import { expect, it } from 'vitest';
import { caseActs, findCaseSubject, openActions, whoseCaseTurn } from './index.ts';

it('the old names answer what a request and a case say', () => {
  expect(openActions({ actions: ['deliver', 'ask_to_end'] })).toEqual(['deliver', 'ask_to_end']);
  expect(findCaseSubject({ case_subject: 'unpaid' })).toBe('unpaid');
  expect(caseActs({ actions: ['accept', 'dispute'] })).toEqual(['accept', 'dispute']);
  expect(whoseCaseTurn({ turn: 'client' })).toBe('client');
});
