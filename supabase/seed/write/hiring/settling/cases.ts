import { clients } from '../../../people/clients.ts';
import { creators } from '../../../people/people.ts';
import { createStableId } from '../../ids.ts';
import { adminSlug } from '../../people.ts';
import { daysAgo } from '../../timeline.ts';
import type { RequestStory } from '../story.ts';
import { stories } from '../story.ts';

const day = 86_400_000;

type Side = 'client' | 'creator' | 'admin';

/** What was said so many days ago, and what was proposed or decided, in dollars. */
type Said = readonly [action: string, side: Side, daysAgo: number, text: string, part?: number];

type SeedCase = { story: string; status: 'countered' | 'decided'; said: readonly Said[] };

/** Money-back cases about completed requests: one waits for its client, one can be appealed. */
const seedCases: readonly SeedCase[] = [
  {
    story: 'ada-stone/victor-lim/26',
    status: 'countered',
    said: [
      [
        'open',
        'client',
        4,
        'One of the three figures is still missing: our board reads the churn every month, and the dashboard shows a dash.',
        900,
      ],
      [
        'counter',
        'creator',
        2,
        'The source of the churn was closed by its provider in your second week, and I built an import in its place. I would give back what the connection had cost.',
        400,
      ],
    ],
  },
  {
    story: 'zoe-martin/rosa-delgado/29',
    status: 'decided',
    said: [
      [
        'open',
        'client',
        17,
        'The second grandmother speaks in six of the nine stories only. We agreed on both voices in all of them.',
        600,
      ],
      [
        'dispute',
        'creator',
        14,
        'Three recordings arrived after the delivery, and I had asked for them twice.',
      ],
      [
        'decide',
        'admin',
        3,
        'The agreement names both voices, and nothing in it depends on the day of the recordings. Three of nine stories lack one, so a third of the voices is given back.',
        300,
      ],
    ],
  },
];

const events: Record<string, string> = {
  open: 'open_case',
  counter: 'answer_case',
  dispute: 'dispute_case',
  decide: 'decide_case',
};

const cases = seedCases.map((seeded) => {
  const story = stories.find(({ name }) => name === seeded.story);
  if (!story) throw new Error(`The seed data has no request ${seeded.story}.`);
  const said = seeded.said.map(([action, side, days, text, part]) => ({
    action,
    side,
    text,
    outcome: part === undefined ? null : 'part',
    cents: part === undefined ? null : part * 100,
    created_at: daysAgo(days, `${seeded.story}/${action}`),
  }));
  return { ...seeded, id: createStableId('case', seeded.story), story, said };
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

function getActor(story: RequestStory, side: Side) {
  return side === 'admin' ? null : createStableId('user', story[side]);
}

const names = new Map<string, string>(
  [...creators, ...clients].map(({ slug, name }) => [slug, name]),
);

/** What waits for the client of a case that its creator has answered. */
export const caseLines = cases
  .filter(({ status }) => status === 'countered')
  .map(({ story, said }) => ({
    story,
    side: 'client' as const,
    kind: 'request_case_answered',
    actor_name: names.get(story.creator),
    params: {},
    at: said.at(-1)?.created_at ?? new Date(0),
  }));
