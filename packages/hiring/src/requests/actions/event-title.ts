import type { HireRequestEvent, HireRequestWithHistory } from '@showcase/data/hire-requests';
import { bidi, formatMoney } from '@showcase/ui';
import { describeAction, describeTimeAction } from './describe-action.ts';

type People = { userId: string; counterpartyName: string };

/** One entry of the timeline: who did what, and with what. */
export function getEventTitle(
  event: Pick<HireRequestEvent, 'action' | 'actor_id' | 'offer_id' | 'milestone' | 'cents'>,
  { offers, milestones }: Pick<HireRequestWithHistory, 'offers' | 'milestones'>,
  { userId, counterpartyName }: People,
): string {
  const { action, actor_id } = event;
  const offer = offers.find(({ id }) => id === event.offer_id) ?? null;
  const part = milestones.find(({ number }) => number === event.milestone);
  const step = {
    action,
    offer,
    milestone: milestones.length > 1 && part ? part.title : null,
    cents: event.cents,
  };
  // A creator lowers an invoice, or a decision does.
  const isCredit = action === 'credit' || action === 'ask_credit';
  const byTime = isCredit && actor_id !== null ? null : describeTimeAction(step);
  if (byTime !== null) return byTime;
  const hasPrice = action === 'make_offer' && offer !== null && offer.kind !== 'extension';
  const price = hasPrice && offer.price !== null ? `: ${formatMoney(offer.price)}` : '';
  const done = `${describeAction(step) ?? 'changed the request'}${price}`;
  if (actor_id === userId) return `You ${done}`;
  return `${bidi`${counterpartyName}`} ${done}`;
}
