import { isGone, sides } from '../state.ts';
import { quote } from './act.ts';
import type { Act } from './act.ts';

/** Reviews of the work, and reading what is in the bell. */
export const readingActs: Act[] = [
  {
    name: 'the client reviews the work',
    by: 'client',
    offered: 'review',
    isWrite: true,
    call: ({ details, rows }, { request, creator }) =>
      details.review === null && !sides.some((side) => isGone(rows, side))
        ? `insert into public.reviews (target_user_id, hire_request_id, rating, comment)
           values (${quote(creator.id)}, ${quote(request)}, 5, 'As agreed')`
        : null,
  },
  {
    name: 'the client edits the review',
    by: 'client',
    isWrite: true,
    call: ({ details, rows }) =>
      details.review && rows.review?.rating === 5 && !isGone(rows, 'client')
        ? `update public.reviews set rating = 1, comment = 'It broke' where id = ${quote(details.review)}`
        : null,
  },
  {
    name: 'the creator answers the review',
    by: 'creator',
    call: ({ details, rows }) =>
      details.review && rows.review?.is_answered === false
        ? `select public.reply_to_review(${quote(details.review)}, 'I agree')`
        : null,
  },
  ...sides.map((by): Act => ({
    name: `the ${by} reads the bell`,
    by,
    isAboutPeople: true,
    call: ({ rows }) =>
      rows.lines?.some(([side, , , , isUnread]) => side === by && isUnread)
        ? 'update public.notifications set read_at = now() where read_at is null'
        : null,
  })),
];
