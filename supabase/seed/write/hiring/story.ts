import type { Negotiation, Request, Review, Step } from '../../rows.ts';
import { negotiations, negotiationSteps, requests, reviews } from '../../rows.ts';
import { hashToFraction, createStableId } from '../ids.ts';
import { daysAgo } from '../timeline.ts';
import { getSteps } from './steps.ts';
import type { RequestTerms } from './terms.ts';
import { countDays, getTerms, pick } from './terms.ts';
import { messages } from './texts.ts';

export type RequestStory = {
  name: string;
  id: string;
  client: string;
  creator: string;
  message: string;
  projectId: string | null;
  terms: RequestTerms;
  steps: readonly Step[];
  at: (step: Step) => Date;
};

/** How many of the jobs that would have been late were so. */
const lateShare = 0.2;

/** The request that a review belongs to. */
export function getReviewedRequestId({ creator, client, daysAgo: ago }: Review): string {
  return createStableId('request', `${creator}/${client}/${String(ago + 1)}`);
}

const reviewedRequests = reviews.map(({ creator, client, daysAgo: ago }): Request => {
  const name = `${creator}/${client}/${String(ago)}`;
  const length = 6 + Math.floor(hashToFraction(`${name}/length`) * 16);
  const message = pick(messages, `${name}/message`) ?? '';
  const days = { createdDaysAgo: ago + 1 + length, movedDaysAgo: ago + 1 };
  return { client, creator, state: 'approved', ...days, message };
});

/** All requests of the seed data, the newest last. */
export const stories: readonly RequestStory[] = [
  ...[...reviewedRequests, ...requests].map(toStory),
  ...negotiations.map(toNegotiatedStory),
].sort((one, other) => (other.steps[0]?.daysAgo ?? 0) - (one.steps[0]?.daysAgo ?? 0));

function toStory(request: Request) {
  const { client, creator, state, createdDaysAgo, movedDaysAgo, message, about } = request;
  const name = `${creator}/${client}/${String(movedDaysAgo)}`;
  const terms = getTerms({ createdDaysAgo, creator, name, about });
  const lateDays = state === 'approved' ? countLateDays(terms, createdDaysAgo, movedDaysAgo) : 0;
  const isLate = hashToFraction(`${name}/late`) < lateShare;
  const steps = getSteps(state, createdDaysAgo - (isLate ? 0 : lateDays), movedDaysAgo);
  return createStory({ name, client, creator, message, terms, steps });
}

/** Days between the due date and the delivery. */
function countLateDays({ duration }: RequestTerms, createdDaysAgo: number, movedDaysAgo: number) {
  const steps = getSteps('approved', createdDaysAgo, movedDaysAgo);
  const accepted = steps.find(({ action }) => action === 'accept')?.daysAgo ?? 0;
  const delivered = steps.find(({ action }) => action === 'deliver')?.daysAgo ?? 0;
  return Math.max(0, accepted - delivered - (countDays(duration) ?? Infinity));
}

function toNegotiatedStory(negotiation: Negotiation) {
  const { client, creator, about, budget, project, message } = negotiation;
  const steps = negotiationSteps.filter(
    (step) => step.client === client && step.creator === creator,
  );
  const createdDaysAgo = steps[0]?.daysAgo ?? 0;
  const name = `${creator}/${client}/negotiated/${String(createdDaysAgo)}`;
  const offered = getTerms({ createdDaysAgo, creator, name, about });
  const terms = offered.service_id === null ? { ...offered, price: budget ?? null } : offered;
  const projectId = project === undefined ? null : createStableId('project', project);
  return createStory({ name, client, creator, message, terms, steps, projectId });
}

function createStory(
  story: Omit<RequestStory, 'id' | 'at' | 'projectId'> & { projectId?: string | null },
): RequestStory {
  return {
    projectId: null,
    ...story,
    id: createStableId('request', story.name),
    at: ({ action, daysAgo: days }) => daysAgo(days, `${story.name}/${action}`),
  };
}
