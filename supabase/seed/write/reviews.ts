import { replies } from '../hiring/texts.ts';
import { creators } from '../people.ts';
import { reviewsByTarget } from '../reviews/reviews.ts';
import { reviewedRequest } from './hiring/story.ts';
import { idOf } from './ids.ts';
import { daysAgo } from './timeline.ts';

export const reviewRows = creators.flatMap(({ slug }) =>
  (reviewsByTarget[slug] ?? []).map(([author, rating, ago, comment, project]) => {
    const reply = replies[`${slug}/${author}`] ?? null;
    return {
      id: idOf('review', `${slug}/${author}/${String(ago)}`),
      user_id: idOf('user', author),
      target_user_id: idOf('user', slug),
      hire_request_id: reviewedRequest(slug, author, ago),
      project_id: project ? idOf('project', project) : null,
      rating,
      comment,
      reply,
      replied_at: reply === null ? null : daysAgo(ago - 1, `${slug}/${author}/reply`),
      created_at: daysAgo(ago, `${slug}/${author}`),
    };
  }),
);

export type ReviewRow = (typeof reviewRows)[number];
