import type {
  HireRequestEvent,
  HireRequestWithHistory,
  Offer,
  OfferKind,
} from '@showcase/data/hire-requests';
import { formatShortMoney, isolated } from '@showcase/ui';

type Act = HireRequestEvent['action'];
type OfferAct = Extract<Act, `${string}_offer`>;

const LABELS: Record<Exclude<Act, OfferAct>, string> = {
  create: 'sent the request',
  accept: 'accepted',
  decline: 'declined',
  cancel: 'withdrew the request',
  deliver: 'delivered',
  ask_changes: 'requested changes',
  approve: 'approved the work',
  approve_milestone: 'approved',
  end: 'ended the request',
  complete: 'Completed 14 days after delivery',
  complete_milestone: 'Approved 14 days after delivery',
  expire: 'Expired after 14 days without an answer',
};

/** What somebody did with terms, by their kind. Those that expired have no actor. */
const OFFER_LABELS: Record<OfferAct, Record<OfferKind, string>> = {
  make_offer: {
    request: '',
    offer: 'made an offer',
    change_order: 'proposed a change',
    extension: 'asked for more time',
  },
  accept_offer: {
    request: '',
    offer: 'accepted the offer',
    change_order: 'accepted the change',
    extension: 'gave more time',
  },
  decline_offer: {
    request: '',
    offer: 'declined the offer',
    change_order: 'declined the change',
    extension: 'declined more time',
  },
  withdraw_offer: {
    request: '',
    offer: 'withdrew the offer',
    change_order: 'withdrew the change',
    extension: 'no longer asks for more time',
  },
  expire_offer: {
    request: '',
    offer: 'The offer expired',
    change_order: 'The proposed change expired',
    extension: 'The request for more time expired',
  },
};

const BY_TIME: readonly Act[] = ['complete', 'complete_milestone', 'expire', 'expire_offer'];

type People = { userId: string; counterpartyName: string };

/** One entry of the timeline: who did what, and with what. */
export function getEventTitle(
  event: Pick<HireRequestEvent, 'action' | 'actor_id' | 'offer_id' | 'milestone'>,
  { offers, milestones }: Pick<HireRequestWithHistory, 'offers' | 'milestones'>,
  { userId, counterpartyName }: People,
): string {
  const { action, actor_id } = event;
  const offer = offers.find(({ id }) => id === event.offer_id);
  const part =
    milestones.length > 1 ? milestones.find(({ number }) => number === event.milestone) : undefined;
  const label = isOfferAct(action) ? describeOffer(action, offer) : LABELS[action];
  const detail = part ? isolated` (${part.title})` : '';
  if (BY_TIME.includes(action)) return `${label}${detail}`;
  if (actor_id === userId) return `You ${label}${detail}`;
  return `${isolated`${actor_id === null ? 'Deleted account' : counterpartyName} ${label}`}${detail}`;
}

function describeOffer(action: OfferAct, offer: Offer | undefined): string {
  const label =
    action === 'make_offer' && offer?.kind === 'offer' && offer.side === 'client'
      ? 'suggested changes'
      : OFFER_LABELS[action][offer?.kind ?? 'offer'];
  const hasPrice = action === 'make_offer' && offer && offer.kind !== 'extension';
  return hasPrice && offer.price !== null ? `${label}: ${formatShortMoney(offer.price)}` : label;
}

function isOfferAct(action: Act): action is OfferAct {
  return Object.hasOwn(OFFER_LABELS, action);
}
