import {
  aCase,
  aCaseStep,
  aHireRequest,
  aMilestone,
  anAttachment,
  anEvent,
  aUser,
  testId,
} from '@showcase/data/testing';
import { mina, openPage } from './open-page.tsx';

export const ID = aCase().id;
const MINA = mina().id;
export const delivered_at = '2026-01-05T12:00:00.000Z';

export const opened = aCaseStep({ outcome: 'all', text: 'Half of the pages show an error.' });
const countered = aCaseStep({
  number: 2,
  side: 'creator',
  action: 'counter',
  text: 'It works on my side.',
  outcome: 'part',
  cents: 10_000,
});

/** Opens the page of a case of Mina about what Ada delivered. */
export const openCase = (
  fields: Parameters<typeof aCase>[0] = {},
  rows: Parameters<typeof openPage>[1] = {},
) =>
  openPage(`/dashboard/client/cases/${ID}`, {
    users: [aUser()],
    hireRequests: [
      aHireRequest({
        client_id: MINA,
        status: 'accepted',
        delivered_at,
        version: 3,
        due_on: '2026-01-09',
      }),
    ],
    milestones: [aMilestone()],
    events: [
      anEvent({ actor_id: MINA }),
      anEvent({ version: 2, actor_id: testId(1), action: 'deliver', note: 'All done.' }),
      anEvent({
        version: 3,
        actor_id: MINA,
        action: 'open_case',
        attachments: [anAttachment({ name: 'errors.txt', type: 'text/plain' })],
      }),
    ],
    cases: [aCase({ steps: [opened], ...fields })],
    caseMessages: [
      {
        id: testId(481),
        sender_id: testId(1),
        text: 'I deliver on Monday.',
        created_at: delivered_at,
        attachments: [],
      },
    ],
    ...rows,
  });

/** The answer to the case is stored like this. */
export function answerWith(
  { rpc, state }: ReturnType<typeof openCase>['backend'],
  fields: Partial<ReturnType<typeof aCase>>,
) {
  const answered = { actions: [], proposal: null, ...fields };
  rpc('answer_case', () => void Object.assign(state.cases[0] ?? {}, answered));
}

export const proposed: Parameters<typeof aCase>[0] = {
  status: 'countered',
  outcome: 'part',
  cents: 10_000,
  steps: [opened, countered],
  actions: ['accept', 'dispute', 'withdraw'],
  proposal: { outcome: 'part', cents: 10_000 },
  turn: 'client',
};
