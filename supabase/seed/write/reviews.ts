import { reviews } from '../rows.ts';
import { getReviewedRequestId } from './hiring/story.ts';
import { createStableId } from './ids.ts';
import { daysAgo } from './timeline.ts';

export const reviewRows = reviews.map((review) => {
  const { creator, client, rating, comment, project, reply } = review;
  const name = `${creator}/${client}`;
  return {
    id: createStableId('review', `${name}/${String(review.daysAgo)}`),
    user_id: createStableId('user', client),
    target_user_id: createStableId('user', creator),
    hire_request_id: getReviewedRequestId(review),
    project_id: project ? createStableId('project', project) : null,
    rating,
    comment,
    reply: reply ?? null,
    replied_at: reply === undefined ? null : daysAgo(review.daysAgo - 1, `${name}/reply`),
    created_at: daysAgo(review.daysAgo, name),
  };
});

export type ReviewRow = (typeof reviewRows)[number];
