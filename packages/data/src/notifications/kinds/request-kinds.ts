import { formatDay } from '../../days/days.ts';
import * as v from 'valibot';
import { define } from './define-kind.ts';
import { actorName, getRequestPath, request, requestStep } from './request-step.ts';
import { sentence, type Sentence } from './sentence.ts';

const offer = { ...request, offer_kind: v.picklist(['offer', 'change_order', 'extension']) };
const milestone = { milestone: v.string() };

type OfferParams = v.InferOutput<v.ObjectSchema<typeof offer & typeof actorName, undefined>>;

const EXPIRED = {
  offer: 'An offer expired',
  change_order: 'A proposed change expired',
  extension: 'A request for more time expired',
};

/** The steps of hire requests, and what time does to them. */
export const requestKinds = {
  request_created: define(
    { ...request, ...actorName },
    ({ actor_name, title, is_purchase }) =>
      is_purchase
        ? sentence`${actor_name} wants to buy ${title}`
        : sentence`${actor_name} wants to hire you: ${title}`,
    getRequestPath,
  ),
  request_accepted: requestStep('accepted your request'),
  request_declined: requestStep('declined your request'),
  request_cancelled: requestStep('withdrew their request'),
  request_delivered: requestStep('delivered', 'delivered'),
  request_changes_asked: requestStep('requested changes', 'requested changes to'),
  request_approved: requestStep('approved your work'),
  request_ended: define(
    { ...request, actor_name: v.optional(v.string()) },
    ({ actor_name, title }) =>
      actor_name === undefined
        ? sentence`Ended after 5 days without an answer: ${title}`
        : sentence`${actor_name} ended the request: ${title}`,
    getRequestPath,
  ),
  request_party_left: define(
    { ...request, ...actorName, has_ended: v.optional(v.boolean()) },
    ({ actor_name, title, has_ended }) =>
      has_ended
        ? sentence`${actor_name} deleted their account, which ended the request: ${title}`
        : sentence`${actor_name} deleted their account. Everything sent for ${title} stays.`,
    getRequestPath,
  ),
  request_paused: define(
    { ...request, ...actorName },
    ({ actor_name, title }) =>
      sentence`${actor_name}'s account is suspended. What only they can do waits: ${title}`,
    getRequestPath,
  ),
  request_resumed: define(
    { ...request, ...actorName },
    ({ actor_name, title }) => sentence`${actor_name}'s account is active again: ${title}`,
    getRequestPath,
  ),
  request_hidden: define(
    { ...request, ...actorName },
    ({ actor_name, title }) =>
      sentence`An admin hid what ${actor_name} offers. It can't be accepted for now: ${title}`,
    getRequestPath,
  ),
  request_shown: define(
    { ...request, ...actorName },
    ({ actor_name, title }) => sentence`${actor_name} can accept your request again: ${title}`,
    getRequestPath,
  ),
  request_item_removed: define(
    { ...request, ...actorName },
    ({ actor_name, title }) =>
      sentence`${actor_name} no longer offers this, which closed your request: ${title}`,
    getRequestPath,
  ),
  request_sold: define(
    { ...request, ...actorName },
    ({ actor_name, title }) =>
      sentence`${actor_name} sold this to someone else, which closed your request: ${title}`,
    getRequestPath,
  ),
  request_end_asked: requestStep('wants to end the request'),
  request_end_declined: requestStep('wants to keep working'),
  request_end_withdrawn: requestStep('no longer wants to end the request'),
  request_completed: define(
    request,
    ({ title }) => sentence`Completed 14 days after delivery: ${title}`,
    getRequestPath,
  ),

  request_offer_made: offerStep({
    offer: ({ side }) =>
      side === 'client' ? 'made you an offer' : 'suggested changes to your offer',
    change_order: () => 'proposed a change',
    extension: () => 'asked for more time',
  }),
  request_offer_accepted: offerStep({
    offer: () => 'accepted your offer',
    change_order: () => 'accepted your change',
    extension: () => 'gave you more time',
  }),
  request_offer_declined: offerStep({
    offer: () => 'declined your offer',
    change_order: () => 'declined your change',
    extension: () => "didn't give you more time",
  }),
  request_offer_withdrawn: offerStep({
    offer: () => 'withdrew their offer',
    change_order: () => 'withdrew their change',
    extension: () => 'no longer asks for more time',
  }),
  request_offer_expired: define(
    offer,
    ({ title, offer_kind }) => [`${EXPIRED[offer_kind]}: `, { userText: title }],
    getRequestPath,
  ),
  request_milestone_approved: define(
    { ...actorName, ...request, ...milestone },
    ({ actor_name, milestone: part, title }) =>
      sentence`${actor_name} approved ${part} of ${title}`,
    getRequestPath,
  ),
  request_milestone_completed: define(
    { ...request, ...milestone },
    ({ milestone: part, title }) => sentence`Approved 14 days after delivery: ${part} of ${title}`,
    getRequestPath,
  ),
  request_expired: define(
    request,
    ({ title }) => sentence`Expired after 14 days without an answer: ${title}`,
    getRequestPath,
  ),
  request_reminder: define(
    {
      ...{ ...actorName, ...request, days: v.number(), due_on: v.string() },
      status: v.picklist(['pending', 'accepted']),
    },
    ({ actor_name, title, status }) =>
      status === 'pending'
        ? sentence`${actor_name} is still waiting for your answer: ${title}`
        : sentence`${actor_name} is still waiting for your approval: ${title}`,
    getRequestPath,
  ),
  request_due: define(
    { ...actorName, ...request, due_on: v.string() },
    ({ actor_name, title, due_on }): Sentence => [
      `Due ${formatDay(due_on, due_on)} for `,
      { userText: actor_name },
      ': ',
      { userText: title },
    ],
    getRequestPath,
  ),
};

function offerStep(acts: Record<OfferParams['offer_kind'], (params: OfferParams) => string>) {
  return define(
    { ...actorName, ...offer },
    (params): Sentence => [
      { userText: params.actor_name },
      ` ${acts[params.offer_kind](params)}: `,
      { userText: params.title },
    ],
    getRequestPath,
  );
}
