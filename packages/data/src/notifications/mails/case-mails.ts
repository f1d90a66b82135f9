import type { NotificationMail } from './mail-wording.ts';
import type { caseKinds } from '../kinds/case-kinds.ts';
import { sentence } from '../kinds/sentence.ts';

const request = { details: { title: 'Request' }, button: 'Open the request' };

/** Of cases about a delivery or about approved work. */
export const caseMails: Record<keyof typeof caseKinds, NotificationMail> = {
  request_case_opened: {
    ...request,
    topic: 'requests',
    subject: (actor) => sentence`${actor} opened a case`,
    text: 'Read what happened and answer within 7 days. After that, an admin decides.',
    button: 'Open the case',
  },
  request_case_answered: {
    ...request,
    topic: 'requests',
    subject: (actor) => sentence`${actor} answered your case`,
    text: 'Read what they propose and answer within 7 days. Without an answer, the case is closed without a result.',
    button: 'Open the case',
  },
  request_case_waiting: {
    ...request,
    topic: 'request_updates',
    subject: 'A case waits for a decision',
    text: 'An admin who knows neither side reads it and decides.',
  },
  request_case_agreed: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} agreed to what you proposed`,
    text: 'The case is closed. The request says what follows.',
  },
  request_redo_agreed: {
    ...request,
    topic: 'requests',
    subject: 'The work is to be done again',
    text: 'Both sides agreed on it: the creator delivers again.',
    button: 'Open the request',
  },
  request_redone: {
    ...request,
    topic: 'requests',
    subject: (actor) => sentence`${actor} did the work again`,
    text: 'Accept it, or ask for a decision, within 14 days. After that, it counts as accepted.',
    button: 'Open the case',
  },
  request_redo_accepted: {
    ...request,
    topic: 'request_updates',
    subject: 'What was done again is accepted',
    text: 'The case is closed.',
  },
  request_case_withdrawn: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} withdrew their case`,
    text: 'Everything stays as it was.',
  },
  request_case_lapsed: {
    ...request,
    topic: 'request_updates',
    subject: 'A case was closed without an answer',
    text: 'Everything stays as it was.',
  },
  request_case_decided: {
    ...request,
    topic: 'request_updates',
    subject: 'A case is decided',
    text: 'Read the decision. Either of you can appeal once, within 7 days.',
    button: 'Read the decision',
  },
  request_case_appealed: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} appealed the decision`,
    text: 'Another admin decides, and that decision is final.',
  },
  request_case_closed: {
    ...request,
    topic: 'request_updates',
    subject: 'The decision of a case is final',
    text: 'The case is closed. The request says what follows.',
    button: 'Read the decision',
  },
};
