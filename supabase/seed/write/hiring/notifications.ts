import { clients } from '../../clients.ts';
import { creators } from '../../people.ts';
import { fractionOf, idOf } from '../ids.ts';
import type { ReviewRow } from '../reviews.ts';
import { reviewRows } from '../reviews.ts';
import type { Action, Step } from './courses.ts';
import type { Story } from './story.ts';
import { stories } from './story.ts';

const hour = 3_600_000;
const remembered = 60;
const names = new Map(
  [...creators, ...clients].map(({ slug, name }) => [idOf('user', slug), name]),
);

type Telling = { kind: string; says: (who: string, title: string) => string };
/** As the database tells it. */
const tellings: Record<Exclude<Action, 'complete'>, Telling> = {
  create: { kind: 'request_created', says: (who, title) => `${who} wants to hire you: ${title}` },
  accept: {
    kind: 'request_accepted',
    says: (who, title) => `${who} accepted your request: ${title}`,
  },
  decline: {
    kind: 'request_declined',
    says: (who, title) => `${who} declined your request: ${title}`,
  },
  cancel: {
    kind: 'request_cancelled',
    says: (who, title) => `${who} withdrew a request: ${title}`,
  },
  deliver: { kind: 'request_delivered', says: (who, title) => `${who} delivered: ${title}` },
  ask_changes: {
    kind: 'request_changes_asked',
    says: (who, title) => `${who} asks for changes: ${title}`,
  },
  approve: {
    kind: 'request_completed',
    says: (who, title) => `${who} approved your work: ${title}`,
  },
  end: { kind: 'request_ended', says: (who, title) => `${who} ended the work on: ${title}` },
};
const waiting: Partial<Record<Action, true>> = { create: true, deliver: true, ask_changes: true };

const ofRequests = stories.flatMap((story) =>
  story.steps.filter(([, , days]) => days <= remembered).flatMap((step) => toldOf(story, step)),
);

const ofReviews = reviewRows.flatMap((review) => [
  row({
    name: `review/${review.id}`,
    user_id: review.target_user_id,
    kind: 'review_received',
    title: `${names.get(review.user_id) ?? ''} reviewed you: ${String(review.rating)} of 5`,
    link: `/dashboard/dev/reviews?review=${review.id}`,
    created_at: review.created_at,
  }),
  ...replyTold(review),
]);

const oldest = Date.now() - remembered * 24 * hour;
export const notificationRows = [...ofRequests, ...ofReviews].filter(
  ({ created_at }) => created_at.getTime() > oldest,
);

function toldOf(story: Story, step: Step) {
  const [action, by] = step;
  const isLast = step === story.steps.at(-1);
  const parties = { client: story.client, creator: story.creator };
  const sides =
    by === 'time'
      ? (['client', 'creator'] as const)
      : [by === 'client' ? ('creator' as const) : ('client' as const)];
  return sides.map((side) => {
    const { kind, title } = wordsOf(story, step);
    return row({
      name: `${story.name}/${action}/${side}`,
      user_id: idOf('user', parties[side]),
      kind,
      title,
      link: `/dashboard/${side === 'client' ? 'client' : 'dev'}/requests?request=${story.id}`,
      needs_action: isLast && waiting[action] === true,
      created_at: story.at(step),
    });
  });
}

function wordsOf(story: Story, [action, by]: Step) {
  const { title } = story.deal;
  if (action === 'complete') {
    return { kind: 'request_completed', title: `Completed 14 days after delivery: ${title}` };
  }
  const { kind, says } = tellings[action];
  const actor = by === 'client' ? story.client : story.creator;
  return { kind, title: says(names.get(idOf('user', actor)) ?? '', title) };
}

function replyTold({ id, user_id, target_user_id, hire_request_id, replied_at }: ReviewRow) {
  if (!replied_at) return [];
  return [
    row({
      name: `reply/${id}`,
      user_id,
      kind: 'reply_received',
      title: `${names.get(target_user_id) ?? ''} replied to your review`,
      link: `/dashboard/client/requests?request=${hire_request_id}`,
      created_at: replied_at,
    }),
  ];
}

/** Who comes once a day has read what is older than three days. */
function row({
  name,
  needs_action = false,
  created_at,
  ...told
}: {
  name: string;
  user_id: string;
  kind: string;
  title: string;
  link: string;
  needs_action?: boolean;
  created_at: Date;
}) {
  const read = created_at.getTime() + (1 + fractionOf(`${name}/read`) * 20) * hour;
  return {
    id: idOf('notification', name),
    ...told,
    needs_action,
    read_at: read < Date.now() - 72 * hour ? new Date(read) : null,
    created_at,
  };
}
