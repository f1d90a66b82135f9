import { clients } from '../../people/clients.ts';
import { creators } from '../../people/people.ts';
import { hashToFraction, createStableId } from '../ids.ts';
import type { ReviewRow } from '../reviews.ts';
import { reviewRows } from '../reviews.ts';
import type { Action, Step } from './steps.ts';
import type { RequestStory } from './story.ts';
import { stories } from './story.ts';

const hour = 3_600_000;
const maxAgeDays = 60;
const names = new Map(
  [...creators, ...clients].map(({ slug, name }) => [createStableId('user', slug), name]),
);

type Template = { kind: string; format: (actorName: string, title: string) => string };
/** With the texts of the database. */
const templates: Record<Exclude<Action, 'complete'>, Template> = {
  create: {
    kind: 'request_created',
    format: (actorName, title) => `${actorName} wants to hire you: ${title}`,
  },
  accept: {
    kind: 'request_accepted',
    format: (actorName, title) => `${actorName} accepted your request: ${title}`,
  },
  decline: {
    kind: 'request_declined',
    format: (actorName, title) => `${actorName} declined your request: ${title}`,
  },
  cancel: {
    kind: 'request_cancelled',
    format: (actorName, title) => `${actorName} withdrew their request: ${title}`,
  },
  deliver: {
    kind: 'request_delivered',
    format: (actorName, title) => `${actorName} delivered: ${title}`,
  },
  ask_changes: {
    kind: 'request_changes_asked',
    format: (actorName, title) => `${actorName} requested changes: ${title}`,
  },
  approve: {
    kind: 'request_completed',
    format: (actorName, title) => `${actorName} approved your work: ${title}`,
  },
  end: {
    kind: 'request_ended',
    format: (actorName, title) => `${actorName} ended the request: ${title}`,
  },
};
const needsAnswer: Partial<Record<Action, true>> = {
  create: true,
  deliver: true,
  ask_changes: true,
};

const requestNotifications = stories.flatMap((story) =>
  story.steps
    .filter(([, , days]) => days <= maxAgeDays)
    .flatMap((step) => toNotifications(story, step)),
);

const reviewNotifications = reviewRows.flatMap((review) => [
  row({
    name: `review/${review.id}`,
    user_id: review.target_user_id,
    kind: 'review_received',
    title: `${names.get(review.user_id) ?? ''} reviewed you: ${String(review.rating)} of 5`,
    link: `/dashboard/dev/reviews?review=${review.id}`,
    created_at: review.created_at,
  }),
  ...toReplyNotifications(review),
]);

const oldestTime = Date.now() - maxAgeDays * 24 * hour;
export const notificationRows = [...requestNotifications, ...reviewNotifications].filter(
  ({ created_at }) => created_at.getTime() > oldestTime,
);

function toNotifications(story: RequestStory, step: Step) {
  const [action, by] = step;
  const isLast = step === story.steps.at(-1);
  const parties = { client: story.client, creator: story.creator };
  const sides =
    by === 'time'
      ? (['client', 'creator'] as const)
      : [by === 'client' ? ('creator' as const) : ('client' as const)];
  return sides.map((side) => {
    const { kind, title } = getText(story, step);
    return row({
      name: `${story.name}/${action}/${side}`,
      user_id: createStableId('user', parties[side]),
      kind,
      title,
      link: `/dashboard/${side === 'client' ? 'client' : 'dev'}/requests?request=${story.id}`,
      needs_action: isLast && needsAnswer[action] === true,
      created_at: story.at(step),
    });
  });
}

function getText(story: RequestStory, [action, by]: Step) {
  const { title } = story.terms;
  if (action === 'complete') {
    return { kind: 'request_completed', title: `Completed 14 days after delivery: ${title}` };
  }
  const { kind, format } = templates[action];
  const actor = by === 'client' ? story.client : story.creator;
  return { kind, title: format(names.get(createStableId('user', actor)) ?? '', title) };
}

function toReplyNotifications({
  id,
  user_id,
  target_user_id,
  hire_request_id,
  replied_at,
}: ReviewRow) {
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

/** A user who visits once a day has read everything older than three days. */
function row({
  name,
  needs_action = false,
  created_at,
  ...fields
}: {
  name: string;
  user_id: string;
  kind: string;
  title: string;
  link: string;
  needs_action?: boolean;
  created_at: Date;
}) {
  const read = created_at.getTime() + (1 + hashToFraction(`${name}/read`) * 20) * hour;
  return {
    id: createStableId('notification', name),
    ...fields,
    needs_action,
    read_at: read < Date.now() - 72 * hour ? new Date(read) : null,
    created_at,
  };
}
