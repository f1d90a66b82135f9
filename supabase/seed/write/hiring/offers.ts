import type { Offer, Step } from '../../rows.ts';
import { createStableId } from '../ids.ts';
import { inDays } from '../timeline.ts';
import type { RequestStory } from './story.ts';

export type OfferRow = ReturnType<typeof toOffer>;

type Answer = 'accepted' | 'replaced' | 'expired';

const day = 86_400_000;
const validDays = 7;

/** The request as it was sent, which becomes number 0 with the first offer. */
export function toSentTerms(story: RequestStory, sentAt: Date, answeredAt: Date): OfferRow {
  const { title, price, revisions } = story.terms;
  return {
    ...createOffer(story, 0),
    kind: 'request',
    side: 'client',
    title,
    scope: story.message,
    price,
    revisions,
    due_on: null,
    days: null,
    milestones: [],
    note: null,
    valid_until: null,
    status: 'replaced',
    answered_at: answeredAt,
    offer_key: null,
    created_at: sentAt,
  };
}

/** The terms that a step proposes. */
export function toOffer(
  story: RequestStory,
  {
    step,
    offer,
    number,
    isAccepted,
  }: { step: Step; offer: Offer; number: number; isAccepted: boolean },
) {
  const milestones = offer.milestones.map(({ title, price, due, isTrial }) => ({
    title,
    price,
    due_on: inDays(due),
    is_trial: isTrial === true,
  }));
  const madeAt = story.at(step);
  const agreedKind = offer.isExtension ? 'extension' : 'change_order';
  return {
    ...createOffer(story, number),
    kind: isAccepted ? agreedKind : 'offer',
    side: step.by,
    title: offer.title,
    scope: offer.scope,
    price: offer.price as number | null,
    revisions: offer.revisions,
    due_on: milestones.at(-1)?.due_on ?? (offer.due === undefined ? null : inDays(offer.due)),
    days: offer.days ?? null,
    milestones,
    note: offer.note ?? null,
    valid_until: new Date(madeAt.getTime() + validDays * day) as Date | null,
    status: 'open' as 'open' | Answer,
    answered_at: null as Date | null,
    offer_key: createStableId('offer-key', `${story.name}/${String(number)}`) as string | null,
    created_at: madeAt,
  };
}

/** The offers with the open one answered. */
export function answerOpenOffer(
  offers: readonly OfferRow[],
  status: Answer,
  answeredAt: Date,
): OfferRow[] {
  return offers.map((offer) =>
    offer.status === 'open' ? { ...offer, status, answered_at: answeredAt } : offer,
  );
}

function createOffer({ name, id }: RequestStory, number: number) {
  return {
    id: createStableId('offer', `${name}/${String(number)}`),
    hire_request_id: id,
    number,
  };
}
