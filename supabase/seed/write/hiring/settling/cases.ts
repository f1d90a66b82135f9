import { caseSteps } from '../../../rows.ts';
import { createStableId } from '../../ids.ts';
import { adminSlug, nameOf } from '../../people.ts';
import { daysAgo } from '../../timeline.ts';
import type { RequestStory } from '../story.ts';
import { stories } from '../story.ts';

const day = 86_400_000;

const events: Record<string, string> = {
  open: 'open_case',
  counter: 'answer_case',
  dispute: 'dispute_case',
  decide: 'decide_case',
};

/** Money-back cases about completed requests: one waits for its client, one can be appealed. */
const cases = [...new Set(caseSteps.map(({ request }) => request))].map((name) => {
  const story = stories.find((each) => each.name === name);
  if (!story) throw new Error(`The seed data has no request ${name}.`);
  const said = caseSteps
    .filter(({ request }) => request === name)
    .map(({ action, side, text, part, daysAgo: days }) => ({
      action,
      side,
      text,
      outcome: part === undefined ? null : 'part',
      cents: part === undefined ? null : part * 100,
      created_at: daysAgo(days, `${name}/${action}`),
    }));
  const status = said.at(-1)?.action === 'decide' ? 'decided' : 'countered';
  return { id: createStableId('case', name), story, status, said };
});

export const caseRows = cases.map(({ id, story, status, said }) => {
  const latest = said.findLast(({ outcome }) => outcome !== null);
  return {
    id,
    hire_request_id: story.id,
    milestone: 1,
    kind: 'money_back',
    status,
    outcome: latest?.outcome ?? 'all',
    cents: latest?.cents ?? null,
    answer_due_at: new Date((said.at(-1)?.created_at.getTime() ?? 0) + 7 * day),
    case_key: createStableId('case-key', story.name),
    created_at: said[0]?.created_at ?? null,
  };
});

export const caseStepRows = cases.flatMap(({ id, said }) =>
  said.map((step, index) => ({ case_id: id, number: index + 1, ...step })),
);

export const caseDecisionRows = cases
  .filter(({ status }) => status === 'decided')
  .map(({ id }) => ({ case_id: id, number: 1, admin_id: createStableId('user', adminSlug) }));

/** The steps of these cases in the timelines of their requests. */
export const caseEvents = cases.flatMap(({ story, said }) =>
  said.map(({ action, side, created_at }) => ({
    hire_request_id: story.id,
    actor_id: getActor(story, side),
    action: events[action] ?? '',
    note: null,
    milestone: 1,
    invoice_id: null,
    cents: null,
    created_at,
  })),
);

function getActor(story: RequestStory, side: 'client' | 'creator' | 'admin') {
  return side === 'admin' ? null : createStableId('user', story[side]);
}

/** The notification for the client of a case that its creator has answered. */
export const caseLines = cases
  .filter(({ status }) => status === 'countered')
  .map(({ story, said }) => ({
    story,
    side: 'client' as const,
    kind: 'request_case_answered',
    actor_name: nameOf(story.creator),
    params: {},
    at: said.at(-1)?.created_at ?? new Date(0),
  }));
