import { z } from '../zod.ts';

const actorName = { actor_name: z.string() };
/** The side is the recipient's. */
const request = { request_id: z.guid(), side: z.enum(['client', 'creator']), title: z.string() };
const reason = { reason: z.string() };
const item = { title: z.string(), ...reason };

/**
 * What the database notifies of, by the names of its check: the parameters that it stores, the sentence, and the path within the
 * site. Pure functions, for the bell as well as for mail.
 */
export const notificationKinds = {
  request_created: requestStep((actor, title) => `${actor} wants to hire you: ${title}`),
  request_accepted: requestStep((actor, title) => `${actor} accepted your request: ${title}`),
  request_declined: requestStep((actor, title) => `${actor} declined your request: ${title}`),
  request_cancelled: requestStep((actor, title) => `${actor} withdrew their request: ${title}`),
  request_delivered: requestStep((actor, title) => `${actor} delivered: ${title}`),
  request_changes_asked: requestStep((actor, title) => `${actor} requested changes: ${title}`),
  request_approved: requestStep((actor, title) => `${actor} approved your work: ${title}`),
  request_ended: requestStep((actor, title) => `${actor} ended the request: ${title}`),
  request_completed: define(
    request,
    ({ title }) => `Completed 14 days after delivery: ${title}`,
    getRequestPath,
  ),

  review_received: define(
    { ...actorName, review_id: z.guid(), rating: z.number() },
    ({ actor_name, rating }) => `${actor_name} reviewed you: ${rating} of 5`,
    ({ review_id }) => `/dashboard/dev/reviews?review=${review_id}`,
  ),
  reply_received: define(
    { ...actorName, actor_id: z.guid(), request_id: z.guid().optional() },
    ({ actor_name }) => `${actor_name} replied to your review`,
    ({ actor_id, request_id }) =>
      request_id ? getRequestPath({ request_id, side: 'client' }) : `/creators/${actor_id}`,
  ),
  message_received: define(
    { ...actorName, actor_id: z.guid() },
    ({ actor_name }) => `${actor_name} sent you a message`,
    ({ actor_id }) => `/dashboard/client/messages?with=${actor_id}`,
  ),

  warning_received: define(item, (it) => `${quote(it.title)} was reported: ${it.reason}`),
  report_upheld: define(
    { title: z.string() },
    ({ title }) => `Your report on ${quote(title)} was upheld`,
  ),
  report_dismissed: define(
    { title: z.string() },
    ({ title }) => `Your report on ${quote(title)} was dismissed`,
  ),
  project_featured: define(
    { ...item, project_id: z.guid() },
    (it) => `${quote(it.title)} is featured: ${it.reason}`,
    ({ project_id }) => `/projects/${project_id}`,
  ),
  project_unfeatured: define(
    item,
    (it) => `${quote(it.title)} is no longer featured: ${it.reason}`,
  ),
  project_hidden: define(item, (it) => `${quote(it.title)} is hidden: ${it.reason}`),
  service_hidden: define(item, (it) => `${quote(it.title)} is hidden: ${it.reason}`),
  review_hidden: define(item, (it) => `Your review is hidden: ${it.reason}`),
  user_hidden: define(item, (it) => `Your profile is hidden: ${it.reason}`),
  project_unhidden: define(item, (it) => `${quote(it.title)} is visible again: ${it.reason}`),
  service_unhidden: define(item, (it) => `${quote(it.title)} is visible again: ${it.reason}`),
  review_unhidden: define(item, (it) => `Your review is visible again: ${it.reason}`),
  user_unhidden: define(item, (it) => `Your profile is visible again: ${it.reason}`),

  account_suspended: define(reason, (it) => `Your account is suspended: ${it.reason}`),
  account_reinstated: define(reason, (it) => `Your account is active again: ${it.reason}`),
  admin_granted: define(
    reason,
    (it) => `You're now an admin: ${it.reason}`,
    () => '/dashboard/admin/overview',
  ),
  admin_revoked: define(reason, (it) => `You're no longer an admin: ${it.reason}`),
};

export type NotificationKind = keyof typeof notificationKinds;

type Description = { title: string; link: string | null };

const UNKNOWN = { title: 'You have a new notification', link: null };

/** The sentence and the link of a stored notification; neutral if a newer server wrote it. */
export function describeNotification(stored: { kind: string; params: unknown }): Description {
  const { kind, params } = stored;
  return (isKnown(kind) && notificationKinds[kind].describe(params)) || UNKNOWN;
}

function isKnown(kind: string): kind is NotificationKind {
  return Object.hasOwn(notificationKinds, kind);
}

function define<Shape extends z.ZodRawShape>(
  shape: Shape,
  getTitle: (params: z.infer<z.ZodObject<Shape>>) => string,
  getLink: (params: z.infer<z.ZodObject<Shape>>) => string | null = () => null,
) {
  const params = z.object(shape);
  return {
    params,
    getTitle,
    getLink,
    /** Null for parameters of another shape. */
    describe(stored: unknown) {
      const { data } = params.safeParse(stored);
      return data ? { title: getTitle(data), link: getLink(data) } : null;
    },
  };
}

function requestStep(formatTitle: (actor: string, title: string) => string) {
  return define(
    { ...actorName, ...request },
    ({ actor_name, title }) => formatTitle(actor_name, title),
    getRequestPath,
  );
}

function getRequestPath({ request_id, side }: { request_id: string; side: 'client' | 'creator' }) {
  return `/dashboard/${side === 'client' ? 'client' : 'dev'}/requests?request=${request_id}`;
}

/** At most 30 characters of a title. */
function quote(title: string) {
  const characters = [...title];
  return `"${characters.length > 30 ? `${characters.slice(0, 29).join('')}…` : title}"`;
}
