import * as v from 'valibot';
import { define, type Description } from './define-kind.ts';
import { paymentKinds } from './payment-kinds.ts';
import { caseKinds } from './case-kinds.ts';
import { requestKinds } from './request-kinds.ts';
import { securityKinds } from './security-kinds.ts';
import { actorName, getRequestPath } from './request-step.ts';
import { formatMatches } from './search-matches.ts';
import { joinSentence, sentence } from './sentence.ts';

const reason = { reason: v.string() };
const item = { title: v.string(), ...reason };
/** One, or as many as were hidden together. */
const reviews = { ...item, count: v.optional(v.pipe(v.number(), v.integer())) };

const OWN_PROJECTS = '/dashboard/dev/projects';
const OWN_SERVICES = '/dashboard/dev/services';
const OWN_PROFILE = '/dashboard/dev/profile';

/**
 * The kinds of notifications, by the names of the database's check: the parameters that it stores, the sentence, and the path within the
 * site. Pure functions, for the bell as well as for mail.
 */
export const notificationKinds = {
  ...requestKinds,
  ...paymentKinds,
  ...caseKinds,

  review_received: define(
    { ...actorName, review_id: v.pipe(v.string(), v.uuid()), rating: v.number() },
    ({ actor_name, rating }) => sentence`${actor_name} reviewed you: ${rating} of 5`,
    ({ review_id }) => `/dashboard/dev/reviews?review=${review_id}`,
  ),
  review_edited: define(
    { ...actorName, review_id: v.pipe(v.string(), v.uuid()), rating: v.number() },
    ({ actor_name, rating }) =>
      sentence`${actor_name} edited the review that you replied to: now ${rating} of 5`,
    ({ review_id }) => `/dashboard/dev/reviews?review=${review_id}`,
  ),
  reply_received: define(
    {
      ...actorName,
      actor_id: v.pipe(v.string(), v.uuid()),
      request_id: v.optional(v.pipe(v.string(), v.uuid())),
    },
    ({ actor_name }) => sentence`${actor_name} replied to your review`,
    ({ actor_id, request_id }) =>
      request_id ? getRequestPath({ request_id, side: 'client' }) : `/creators/${actor_id}`,
  ),
  message_received: define(
    // Mail knows how many are unread.
    {
      ...actorName,
      actor_id: v.pipe(v.string(), v.uuid()),
      count: v.optional(v.pipe(v.number(), v.integer())),
    },
    ({ actor_name, count = 1 }) =>
      count > 1
        ? sentence`${actor_name} sent you ${count} messages`
        : sentence`${actor_name} sent you a message`,
    ({ actor_id }) => `/dashboard/client/messages?with=${actor_id}`,
  ),
  search_matched: define(
    {
      search_id: v.pipe(v.string(), v.uuid()),
      title: v.string(),
      count: v.pipe(v.number(), v.integer()),
      names: v.array(v.string()),
    },
    formatMatches,
    ({ search_id }) => `/dashboard/client/saved?tab=searches&search=${search_id}`,
  ),

  warning_received: define(
    item,
    (it) => sentence`You received a warning about "${shorten(it.title)}": ${it.reason}`,
  ),
  report_upheld: define(
    { title: v.string() },
    ({ title }) => sentence`Your report on "${shorten(title)}" was upheld`,
  ),
  report_dismissed: define(
    { title: v.string() },
    ({ title }) => sentence`Your report on "${shorten(title)}" was dismissed`,
  ),
  project_featured: define(
    { ...item, project_id: v.pipe(v.string(), v.uuid()) },
    (it) => sentence`"${shorten(it.title)}" is featured: ${it.reason}`,
    ({ project_id }) => `/projects/${project_id}`,
  ),
  project_unfeatured: define(
    item,
    (it) => sentence`"${shorten(it.title)}" is no longer featured: ${it.reason}`,
    () => OWN_PROJECTS,
  ),
  sale_kind_needed: define(
    { count: v.pipe(v.number(), v.integer()) },
    ({ count }) =>
      count > 1
        ? sentence`Choose how you sell your ${count} projects. No one can buy them until you do.`
        : sentence`Choose how you sell your project. No one can buy it until you do.`,
    () => OWN_PROJECTS,
  ),
  proof_lost: define(
    { title: v.string(), project_id: v.pipe(v.string(), v.uuid()) },
    ({ title }) => sentence`We no longer find the proof that "${shorten(title)}" is yours`,
    () => OWN_PROJECTS,
  ),
  proof_taken: define(
    { title: v.string(), project_id: v.pipe(v.string(), v.uuid()) },
    ({ title }) =>
      sentence`Someone else proved that the website or repository of "${shorten(title)}" is theirs`,
    () => OWN_PROJECTS,
  ),
  project_hidden: define(item, formatHidden, () => OWN_PROJECTS),
  service_hidden: define(item, formatHidden, () => OWN_SERVICES),
  review_hidden: define(reviews, ({ count = 1, reason: why }) =>
    count > 1
      ? sentence`${count} of your reviews are hidden: ${why}`
      : sentence`Your review is hidden: ${why}`,
  ),
  user_hidden: define(
    item,
    (it) => sentence`Your profile is hidden: ${it.reason}`,
    () => OWN_PROFILE,
  ),
  project_unhidden: define(item, formatVisible, () => OWN_PROJECTS),
  service_unhidden: define(item, formatVisible, () => OWN_SERVICES),
  review_unhidden: define(reviews, ({ count = 1, reason: why }) =>
    count > 1
      ? sentence`${count} of your reviews are visible again: ${why}`
      : sentence`Your review is visible again: ${why}`,
  ),
  user_unhidden: define(
    item,
    (it) => sentence`Your profile is visible again: ${it.reason}`,
    () => OWN_PROFILE,
  ),

  account_suspended: define(reason, (it) => sentence`Your account is suspended: ${it.reason}`),
  account_reinstated: define(reason, (it) => sentence`Your account is active again: ${it.reason}`),
  suspension_upheld: define(reason, (it) => sentence`Your account stays suspended: ${it.reason}`),
  admin_granted: define(
    reason,
    (it) => sentence`You're now an admin: ${it.reason}`,
    () => '/dashboard/admin/overview',
  ),
  admin_revoked: define(reason, (it) => sentence`You're no longer an admin: ${it.reason}`),

  ...securityKinds,
};

export type NotificationKind = keyof typeof notificationKinds;

export type StoredKind = { kind: string; params: unknown };

const UNKNOWN: Description = { sentence: sentence`You have a new notification`, link: null };

/** The sentence in parts and the link of a stored notification; neutral if a newer server wrote it. */
export function describeInParts(stored: StoredKind): Description {
  const { kind, params } = stored;
  return (isKnown(kind) && notificationKinds[kind].describe(params)) || UNKNOWN;
}

/** The same with the sentence as one text. */
export function describeNotification(stored: StoredKind): { title: string; link: string | null } {
  const { sentence: parts, link } = describeInParts(stored);
  return { title: joinSentence(parts), link };
}

export function isKnown(kind: string): kind is NotificationKind {
  return Object.hasOwn(notificationKinds, kind);
}

function formatHidden({ title, reason }: { title: string; reason: string }) {
  return sentence`"${shorten(title)}" is hidden: ${reason}`;
}

function formatVisible({ title, reason }: { title: string; reason: string }) {
  return sentence`"${shorten(title)}" is visible again: ${reason}`;
}

/** At most 30 characters. */
function shorten(title: string) {
  const characters = [...title];
  return characters.length > 30 ? `${characters.slice(0, 29).join('')}…` : title;
}
