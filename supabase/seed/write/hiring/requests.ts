import type { Step } from '../../rows.ts';
import { createStableId } from '../ids.ts';
import { caseEvents } from './settling/cases.ts';
import { paymentSteps } from './settling/invoices.ts';
import { getProgress } from './progress.ts';
import { countReminders } from './reminders.ts';
import type { RequestStory } from './story.ts';
import { stories } from './story.ts';
import { pick } from './terms.ts';
import { notes } from './texts.ts';

/** All requests of the seed data with where they are now. */
export const followedStories = stories.map((story) => ({
  story,
  progress: getProgress(story),
  events: toEvents(story),
}));

export const requestRows = followedStories.map(({ story, progress, events }) => {
  const { name, id, client, creator, message, projectId, steps } = story;
  const openOffer = progress.offers.find(({ status }) => status === 'open');
  const later = getLaterSteps(id);
  return {
    id,
    client_id: createStableId('user', client),
    creator_id: createStableId('user', creator),
    project_id: projectId,
    ...progress.terms,
    scope: progress.scope,
    due_on: progress.dueOn,
    revisions_used: progress.revisionsUsed,
    time_zone: 'UTC',
    milestone: progress.milestone,
    open_offer_id: openOffer?.id ?? null,
    agreed_offer_id: progress.agreedOffer?.id ?? null,
    message,
    status: progress.status,
    resolution: progress.resolution,
    delivered_at: progress.deliveredAt,
    first_delivered_at:
      events.find((event) => event.action === 'deliver' && event.milestone === progress.milestone)
        ?.created_at ?? null,
    end_asked_by: progress.endProposal?.by ?? null,
    end_asked_at: progress.endProposal?.at ?? null,
    version: steps.length + later.length,
    acts: later.length,
    ...countReminders(story, progress),
    request_key: createStableId('request-key', name),
    request_digest: name,
    created_at: timeOf(story, steps[0]),
    updated_at: later.at(-1)?.created_at ?? timeOf(story, steps.at(-1)),
  };
});

export const offerRows = followedStories.flatMap(({ progress }) => progress.offers);

/** The due date of a request that was accepted as it was sent is known once the database has the request. */
export const milestoneRows = followedStories.flatMap(({ story, progress }) =>
  progress.milestones.map((milestone, index) => ({
    hire_request_id: story.id,
    number: index + 1,
    ...milestone,
  })),
);

export const eventRows = followedStories.flatMap(({ story, events }) => [
  ...events,
  ...getLaterSteps(story.id).map((step, index) => ({
    ...step,
    version: events.length + index + 1,
  })),
]);

export const transactionRows = followedStories.flatMap(({ story, progress }) =>
  progress.charges.map((charge, index) => ({
    id: createStableId('transaction', `${story.name}/${String(index)}`),
    hire_request_id: story.id,
    client_id: createStableId('user', story.client),
    creator_id: createStableId('user', story.creator),
    ...charge,
    status: charge.completed_at ? 'completed' : 'pending',
  })),
);

/** The entries about the payment of a request and in its case, which changes nothing else about it. */
function getLaterSteps(id: string) {
  return [...paymentSteps, ...caseEvents]
    .filter(({ hire_request_id }) => hire_request_id === id)
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
}

function toEvents(story: RequestStory) {
  const { id, client, creator, steps } = story;
  return steps.map((step, index) => {
    const { action, by } = step;
    const { offers, milestone } = getProgress({ ...story, steps: steps.slice(0, index + 1) });
    return {
      hire_request_id: id,
      version: index + 1,
      actor_id: by === 'time' ? null : createStableId('user', by === 'client' ? client : creator),
      action,
      note: getNote(step, story.name),
      offer_id: action.endsWith('_offer') ? (offers.at(-1)?.id ?? null) : null,
      milestone: getMilestone(action, milestone),
      invoice_id: null,
      cents: null,
      created_at: story.at(step),
    };
  });
}

/** The milestone that was in work or in review: an approval has moved on to the next one. */
function getMilestone(action: Step['action'], current: number): number | null {
  switch (action) {
    case 'approve_milestone':
      return current - 1;
    case 'deliver':
    case 'ask_changes':
    case 'approve':
    case 'complete':
    case 'ask_end':
    case 'accept_end':
      return current;
    default:
      return null;
  }
}

function timeOf({ at }: RequestStory, step: Step | undefined): Date | null {
  return step ? at(step) : null;
}

function getNote({ action, note, offer }: Step, name: string): string | null {
  if (note !== undefined || offer) return note ?? null;
  const notesByAction: Partial<Record<Step['action'], readonly string[]>> = notes;
  return pick(notesByAction[action] ?? [], `${name}/${action}`) ?? null;
}
