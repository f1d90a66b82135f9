import type { RequestState, SeedRequest } from '../../hiring/request.ts';
import { requests } from '../../hiring/requests.ts';
import { messages } from '../../hiring/texts.ts';
import type { ClientSlug } from '../../people/clients.ts';
import type { CreatorSlug } from '../../people/people.ts';
import { creators } from '../../people/people.ts';
import { reviewsByTarget } from '../../reviews/reviews.ts';
import { hashToFraction, createStableId } from '../ids.ts';
import { daysAgo } from '../timeline.ts';
import type { Step } from './steps.ts';
import { getSteps } from './steps.ts';
import type { RequestTerms } from './terms.ts';
import { getTerms, pick } from './terms.ts';

export type RequestStory = {
  name: string;
  id: string;
  client: ClientSlug;
  creator: CreatorSlug;
  state: RequestState;
  message: string;
  terms: RequestTerms;
  steps: readonly (Step & { readonly length: 3 })[];
  at: (step: Step) => Date;
};

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
export const stories: readonly RequestStory[] = [...reviewedRequests, ...requests]
  .map(([client, creator, state, createdDaysAgo, movedDaysAgo, message, about]) => {
    const name = `${creator}/${client}/${String(movedDaysAgo)}`;
    return {
      name,
      id: createStableId('request', name),
      client,
      creator,
      state,
      message,
      terms: getTerms({ createdDaysAgo, creator, name, about }),
      steps: getSteps(state, createdDaysAgo, movedDaysAgo),
      at: ([action, , days]: Step) => daysAgo(days, `${name}/${action}`),
    };
  })
  .sort((one, other) => (other.steps[0]?.[2] ?? 0) - (one.steps[0]?.[2] ?? 0));
