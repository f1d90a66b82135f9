import { replies } from '../hiring/texts.ts';
import { creators } from '../people/people.ts';
import { reviewsByTarget } from '../reviews/reviews.ts';
import { getReviewedRequestId } from './hiring/story.ts';
import { createStableId } from './ids.ts';
import { daysAgo } from './timeline.ts';

export const reviewRows = creators.flatMap(({ slug }) =>
  (reviewsByTarget[slug] ?? []).map(([author, rating, ago, comment, project]) => {
    const reply = replies[`${slug}/${author}`] ?? null;
    return {
      id: createStableId('review', `${slug}/${author}/${String(ago)}`),
      user_id: createStableId('user', author),
      target_user_id: createStableId('user', slug),
      hire_request_id: getReviewedRequestId(slug, author, ago),
      project_id: project ? createStableId('project', project) : null,
      rating,
      comment,
      reply,
      replied_at: reply === null ? null : daysAgo(ago - 1, `${slug}/${author}/reply`),
      created_at: daysAgo(ago, `${slug}/${author}`),
    };
  }),
);

export type ReviewRow = (typeof reviewRows)[number];
