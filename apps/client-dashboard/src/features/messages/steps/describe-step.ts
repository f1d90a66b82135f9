import type { RequestStep } from '@showcase/data/messages';
import { formatDay, toLocalDay } from '@showcase/kit/hire-requests';
import { formatShortMoney, isolated } from '@showcase/ui';

/** The sentence about a step of a hire request. `actor` is a name, 'You', or null if time did it. */
export function describeStep(step: RequestStep, actor: string | null, now = new Date()): string {
  const done = describeAct(step, now);
  return actor === null ? describeEvent(step) : `${isolated`${actor}`} ${done}.`;
}

function describeAct(step: RequestStep, now: Date): string {
  switch (step.action) {
    case 'create':
      return describeRequest(step);
    case 'make_offer':
      return describeOffer(step, now);
    case 'accept_offer':
      return `accepted ${nameOffer(step)}`;
    case 'decline_offer':
      return `declined ${nameOffer(step)}`;
    case 'withdraw_offer':
      return `withdrew ${nameOffer(step)}`;
    case 'accept':
      return 'accepted the request';
    case 'decline':
      return 'declined the request';
    case 'cancel':
      return 'withdrew the request';
    case 'deliver':
      return `delivered ${nameWork(step)}`;
    case 'ask_changes':
      return 'requested changes';
    case 'approve':
    case 'approve_milestone':
      return `approved ${nameWork(step)}`;
    case 'end':
      return 'ended the request';
    default:
      return isolated`changed “${step.title}”`;
  }
}

function describeEvent(step: RequestStep): string {
  switch (step.action) {
    case 'expire_offer':
      return `${capitalize(nameOffer(step))} expired.`;
    case 'expire':
      return 'The request expired without an answer.';
    case 'complete':
    case 'complete_milestone':
      return `${capitalize(nameWork(step))} was approved automatically.`;
    default:
      return isolated`“${step.title}” changed.`;
  }
}

function describeRequest({ title, price, is_purchase: isPurchase }: RequestStep): string {
  const act = isPurchase ? 'asked to buy' : 'asked for';
  const cost = price === null ? 'price on request' : formatShortMoney(price);
  return isolated`${act} “${title}”, ${cost}`;
}

function describeOffer(step: RequestStep, now: Date): string {
  const { offer } = step;
  const terms = [describePrice(step), describeDue(step, now)].filter(Boolean).join(', ');
  if (offer?.kind === 'extension') return `asked for more time, ${describeDue(step, now)}`;
  if (offer?.kind === 'change_order') return `proposed a change: ${terms}`;
  return offer?.side === 'client' ? `suggested changes: ${terms}` : `made an offer: ${terms}`;
}

function describePrice({ price, offer }: RequestStep): string {
  const cost = price === null ? '' : formatShortMoney(price);
  const count = offer?.milestones ?? 0;
  return count > 1 ? `${cost} in ${count} milestones` : cost;
}

function describeDue({ offer }: RequestStep, now: Date): string {
  if (!offer) return '';
  if (offer.due_on !== null) return `due ${formatDay(toLocalDay(offer.due_on), now)}`;
  if (offer.days === null) return '';
  return offer.days === 1 ? 'in 1 day' : `in ${offer.days} days`;
}

function nameOffer({ offer }: RequestStep): string {
  if (offer?.kind === 'extension') return 'the new due date';
  if (offer?.kind === 'change_order') return 'the change';
  return offer?.side === 'client' ? 'the suggested changes' : 'the offer';
}

function nameWork({ milestone }: RequestStep): string {
  return milestone === null ? 'the work' : isolated`“${milestone}”`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
