import type { Course, SeedRequest } from '../../hiring/request.ts';
import { requests } from '../../hiring/requests.ts';
import { messages } from '../../hiring/texts.ts';
import type { ClientSlug } from '../../clients.ts';
import type { CreatorSlug } from '../../people.ts';
import { creators } from '../../people.ts';
import { reviewsByTarget } from '../../reviews/reviews.ts';
import { fractionOf, idOf } from '../ids.ts';
import { daysAgo } from '../timeline.ts';
import type { Step } from './courses.ts';
import { stepsOf } from './courses.ts';
import type { Deal } from './deals.ts';
import { dealOn, pick } from './deals.ts';

export type Story = {
  name: string;
  id: string;
  client: ClientSlug;
  creator: CreatorSlug;
  course: Course;
  message: string;
  deal: Deal;
  steps: readonly (Step & { readonly length: 3 })[];
  at: (step: Step) => Date;
};

/** The request that a review speaks of. */
export function reviewedRequest(creator: string, author: string, ago: number): string {
  return idOf('request', `${creator}/${author}/${String(ago + 1)}`);
}

const reviewed = creators.flatMap(({ slug }) =>
  (reviewsByTarget[slug] ?? []).map(([author, , ago]): SeedRequest => {
    const name = `${slug}/${author}/${String(ago)}`;
    const length = 6 + Math.floor(fractionOf(`${name}/length`) * 16);
    const message = pick(messages, `${name}/message`) ?? '';
    return [author, slug, 'approved', ago + 1 + length, ago + 1, message];
  }),
);

/** Every request of the sample world, the newest last. */
export const stories: readonly Story[] = [...reviewed, ...requests]
  .map(([client, creator, course, asked, moved, message, about]) => {
    const name = `${creator}/${client}/${String(moved)}`;
    return {
      name,
      id: idOf('request', name),
      client,
      creator,
      course,
      message,
      deal: dealOn({ asked, creator, name, about }),
      steps: stepsOf(course, asked, moved),
      at: ([action, , days]: Step) => daysAgo(days, `${name}/${action}`),
    };
  })
  .sort((one, other) => (other.steps[0]?.[2] ?? 0) - (one.steps[0]?.[2] ?? 0));
