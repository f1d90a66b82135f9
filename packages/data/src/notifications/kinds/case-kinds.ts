import { define } from './define-kind.ts';
import { getRequestPath, maybeActor, request, requestStep } from './request-step.ts';
import { sentence } from './sentence.ts';

/** Cases about a delivery or about completed work. */
export const caseKinds = {
  request_case_opened: requestStep('opened a case'),
  request_case_answered: requestStep('answered your case'),
  request_case_waiting: define(
    { ...maybeActor, ...request },
    ({ title }) => sentence`An admin decides the case about ${title}`,
    getRequestPath,
  ),
  request_case_agreed: requestStep('agreed to what you proposed'),
  request_redo_agreed: define(
    { ...maybeActor, ...request },
    ({ title }) => sentence`The work is to be done again: ${title}`,
    getRequestPath,
  ),
  request_redone: requestStep('did the work again'),
  request_redo_accepted: define(
    { ...maybeActor, ...request },
    ({ title }) => sentence`What was done again is accepted: ${title}`,
    getRequestPath,
  ),
  request_case_withdrawn: requestStep('withdrew their case'),
  request_case_lapsed: define(
    request,
    ({ title }) => sentence`The case about ${title} was closed without an answer`,
    getRequestPath,
  ),
  request_case_decided: define(
    request,
    ({ title }) => sentence`An admin decided the case about ${title}`,
    getRequestPath,
  ),
  request_case_appealed: requestStep('appealed the decision'),
  request_case_closed: define(
    { ...maybeActor, ...request },
    ({ title }) => sentence`The decision about ${title} is final`,
    getRequestPath,
  ),
};
