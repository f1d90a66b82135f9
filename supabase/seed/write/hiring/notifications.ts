import type { Step } from '../../rows.ts';
import { clients, creators } from '../../rows.ts';
import { hashToFraction, createStableId } from '../ids.ts';
import type { ReviewRow } from '../reviews.ts';
import { reviewRows } from '../reviews.ts';
import { seedTime } from '../timeline.ts';
import { caseLines } from './settling/cases.ts';
import { paymentLines } from './settling/invoices.ts';
import { getReminders } from './reminders.ts';
import { followedStories } from './requests.ts';

type FollowedStory = (typeof followedStories)[number];

const hour = 3_600_000;
const maxAgeDays = 60;
const names = new Map(
  [...creators, ...clients].map(({ slug, name }) => [createStableId('user', slug), name]),
);

const kinds: Record<Step['action'], string> = {
  create: 'request_created',
  accept: 'request_accepted',
  decline: 'request_declined',
  cancel: 'request_cancelled',
  deliver: 'request_delivered',
  ask_changes: 'request_changes_asked',
  approve: 'request_approved',
  complete: 'request_completed',
  ask_end: 'request_end_asked',
  accept_end: 'request_ended',
  expire: 'request_expired',
  make_offer: 'request_offer_made',
  accept_offer: 'request_offer_accepted',
  expire_offer: 'request_offer_expired',
  approve_milestone: 'request_milestone_approved',
};
/** Who has something to do after the last step of a request. */
const needsAnswer: Partial<Record<Step['action'], readonly ('client' | 'creator')[]>> = {
  create: ['creator'],
  deliver: ['client'],
  ask_changes: ['creator'],
  make_offer: ['client', 'creator'],
  ask_end: ['client', 'creator'],
  // The request waits again.
  expire_offer: ['creator'],
};

const requestNotifications = followedStories.flatMap((followed) =>
  [
    ...followed.story.steps.flatMap((step, index) => toNotifications(followed, step, index)),
    ...toReminders(followed),
  ].filter(isUnreplaced),
);

const reviewNotifications = reviewRows.flatMap((review) => [
  row({
    name: `review/${review.id}`,
    user_id: review.target_user_id,
    kind: 'review_received',
    params: {
      actor_name: names.get(review.user_id),
      review_id: review.id,
      rating: review.rating,
    },
    created_at: review.created_at,
  }),
  ...toReplyNotifications(review),
]);

const paymentNotifications = [...paymentLines, ...caseLines].map(
  ({ story, side, kind, actor_name, params, at }) =>
    row({
      name: `${story.name}/${kind}`,
      user_id: createStableId('user', story[side]),
      kind,
      params: { actor_name, request_id: story.id, side, title: titleOf(story.id), ...params },
      needs_action: true,
      created_at: at,
    }),
);

const oldestTime = seedTime - maxAgeDays * 24 * hour;
export const notificationRows = [
  ...requestNotifications,
  ...paymentNotifications,
  ...reviewNotifications,
].filter(({ created_at }) => created_at.getTime() > oldestTime);

function titleOf(request: string) {
  return followedStories.find(({ story }) => story.id === request)?.progress.terms.title;
}

function toNotifications(followed: FollowedStory, step: Step, index: number) {
  const { story, progress } = followed;
  const { action, by, daysAgo: days } = step;
  if (days > maxAgeDays) return [];
  const reminded = getReminders(story, progress).map(({ side }) => side);
  const parties = { client: story.client, creator: story.creator };
  const sides =
    by === 'time'
      ? (['client', 'creator'] as const)
      : [by === 'client' ? ('creator' as const) : ('client' as const)];
  return sides.map((side) =>
    row({
      name: `${story.name}/${String(index)}/${side}`,
      user_id: createStableId('user', parties[side]),
      kind: kinds[action],
      params: {
        ...(by !== 'time' && { actor_name: names.get(createStableId('user', parties[by])) }),
        request_id: story.id,
        side,
        title: progress.terms.title,
        ...getDetails(followed, index),
      },
      needs_action:
        step === story.steps.at(-1) &&
        needsAnswer[action]?.includes(side) === true &&
        !reminded.includes(side),
      created_at: story.at(step),
    }),
  );
}

/** The offer, and the title of the milestone where there are several. */
function getDetails({ progress, events }: FollowedStory, index: number) {
  const event = events[index];
  const offer = progress.offers.find(({ id }) => id === event?.offer_id);
  const milestone = progress.milestones[(event?.milestone ?? 0) - 1];
  return {
    ...(offer && { offer_kind: offer.kind }),
    ...(milestone && progress.milestones.length > 1 && { milestone: milestone.title }),
  };
}

function toReminders({ story, progress }: FollowedStory) {
  const reminders = getReminders(story, progress);
  return reminders.map(({ kind, side, params, at }) =>
    row({
      name: `${story.name}/${kind}/${String(params.days ?? params.due_on)}`,
      user_id: createStableId('user', story[side]),
      kind,
      params: {
        actor_name: names.get(
          createStableId('user', side === 'client' ? story.creator : story.client),
        ),
        request_id: story.id,
        side,
        title: progress.terms.title,
        ...params,
      },
      needs_action: at === reminders.at(-1)?.at,
      created_at: at,
    }),
  );
}

/** A later step replaces an unread line about an earlier one, as `private.notify_parties` does. */
function isUnreplaced(
  { user_id, read_at, created_at }: ReturnType<typeof row>,
  _: number,
  ofRequest: ReturnType<typeof row>[],
) {
  if (read_at) return true;
  return !ofRequest.some((later) => later.user_id === user_id && later.created_at > created_at);
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
      params: {
        actor_id: target_user_id,
        actor_name: names.get(target_user_id),
        request_id: hire_request_id,
      },
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
  params: Record<string, string | number | undefined>;
  needs_action?: boolean;
  created_at: Date;
}) {
  const read = created_at.getTime() + (1 + hashToFraction(`${name}/read`) * 20) * hour;
  return {
    id: createStableId('notification', name),
    ...fields,
    needs_action,
    read_at: read < seedTime - 72 * hour ? new Date(read) : null,
    created_at,
  };
}
