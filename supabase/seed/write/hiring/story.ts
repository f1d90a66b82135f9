import { adaNegotiations } from '../../hiring/ada-negotiations.ts';
import type { SeedNegotiation, Step } from '../../hiring/negotiation.ts';
import { noahNegotiations } from '../../hiring/noah-negotiations.ts';
import type { SeedRequest } from '../../hiring/request.ts';
import { requests } from '../../hiring/requests.ts';
import { messages } from '../../hiring/texts.ts';
import type { ClientSlug } from '../../people/clients.ts';
import type { CreatorSlug } from '../../people/people.ts';
import { creators } from '../../people/people.ts';
import { reviewsByTarget } from '../../reviews/reviews.ts';
import { hashToFraction, createStableId } from '../ids.ts';
import { daysAgo } from '../timeline.ts';
import { getSteps } from './steps.ts';
import type { RequestTerms } from './terms.ts';
import { countDays, getTerms, pick } from './terms.ts';

export type RequestStory = {
  name: string;
  id: string;
  client: ClientSlug;
  creator: CreatorSlug;
  message: string;
  projectId: string | null;
  terms: RequestTerms;
  steps: readonly Step[];
  at: (step: Step) => Date;
};

/** How many of the jobs that would have been late were so. */
const lateShare = 0.2;

/** The request that a review belongs to. */
export function getReviewedRequestId(creator: string, author: string, ago: number): string {
  return createStableId('request', `${creator}/${author}/${String(ago + 1)}`);
}

const reviewedRequests = creators.flatMap(({ slug }) =>
  (reviewsByTarget[slug] ?? []).map(([author, , ago]): SeedRequest => {
    const name = `${slug}/${author}/${String(ago)}`;
    const length = 6 + Math.floor(hashToFraction(`${name}/length`) * 16);
    const message = pick(messages, `${name}/message`) ?? '';
    return [author, slug, 'approved', ago + 1 + length, ago + 1, message];
  }),
);

/** All requests of the seed data, the newest last. */
export const stories: readonly RequestStory[] = [
  ...[...reviewedRequests, ...requests].map(toStory),
  ...[...adaNegotiations, ...noahNegotiations].map(toNegotiatedStory),
].sort((one, other) => (other.steps[0]?.[2] ?? 0) - (one.steps[0]?.[2] ?? 0));

function toStory([
  client,
  creator,
  state,
  createdDaysAgo,
  movedDaysAgo,
  message,
  about,
]: SeedRequest) {
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
  const accepted = steps.find(([action]) => action === 'accept')?.[2] ?? 0;
  const delivered = steps.find(([action]) => action === 'deliver')?.[2] ?? 0;
  return Math.max(0, accepted - delivered - (countDays(duration) ?? Infinity));
}

function toNegotiatedStory({
  client,
  creator,
  about,
  budget,
  project,
  message,
  steps,
}: SeedNegotiation) {
  const createdDaysAgo = steps[0]?.[2] ?? 0;
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
    at: ([action, , days]) => daysAgo(days, `${story.name}/${action}`),
  };
}
