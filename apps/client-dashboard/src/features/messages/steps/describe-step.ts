import { formatDay, toDay } from '@showcase/data/days';
import type { RequestStep } from '@showcase/data/messages';
import { describeAction, describeTimeAction } from '@showcase/hiring/requests';
import { bidi, formatMoney } from '@showcase/ui';

/** The sentence about a step of a hire request. `actor` is a name, 'You', or null if time did it. */
export function describeStep(step: RequestStep, actor: string | null, now: Date): string {
  if (actor === null) return `${describeTimeAction(step) ?? bidi`“${step.title}” changed`}.`;
  return `${bidi`${actor}`} ${describeWithTerms(step, now)}.`;
}

function describeWithTerms(step: RequestStep, now: Date): string {
  if (step.action === 'create') return describeRequest(step);
  const act = describeAction(step) ?? bidi`changed “${step.title}”`;
  if (step.action !== 'make_offer') return act;
  if (step.offer?.kind === 'extension') return `${act}, ${describeDue(step, now)}`;
  return `${act}: ${[describePrice(step), describeDue(step, now)].filter(Boolean).join(', ')}`;
}

function describeRequest({ title, price, is_purchase: isPurchase }: RequestStep): string {
  const act = isPurchase ? 'asked to buy' : 'asked for';
  const cost = price === null ? 'price on request' : formatMoney(price);
  return bidi`${act} “${title}”, ${cost}`;
}

function describePrice({ price, offer }: RequestStep): string {
  const cost = price === null ? '' : formatMoney(price);
  const count = offer?.milestones ?? 0;
  return count > 1 ? `${cost} in ${count} milestones` : cost;
}

function describeDue({ offer }: RequestStep, now: Date): string {
  if (!offer) return '';
  if (offer.due_on !== null) return `due ${formatDay(offer.due_on, toDay(now))}`;
  if (offer.days === null) return '';
  return offer.days === 1 ? 'in 1 day' : `in ${offer.days} days`;
}
