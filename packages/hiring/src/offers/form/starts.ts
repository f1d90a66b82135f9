import type { HireRequestSide, HireRequestWithHistory, Offer } from '@showcase/data/hire-requests';
import type { OfferValues } from '@showcase/data/schemas';
import { getCurrentTerms } from '../terms/terms.ts';
import type { FormAction } from './form-texts.ts';
import { SCOPE_LIMIT, toOfferValues, withOneRevisionMore } from './offer-values.ts';

export type Start = { label: string; values: OfferValues };

type StartOptions = { action: FormAction; side: HireRequestSide; today: string };

/** The starting points of a form; the first is the default. */
export function listStarts(
  request: HireRequestWithHistory,
  options: StartOptions,
): [Start, ...Start[]] {
  const current = toOfferValues(getCurrentTerms(request), options.today);
  if (request.status === 'accepted') return listStartsOfChange(request, current, options);
  const sent = request.offers.find(({ kind }) => kind === 'request');
  const asSent = {
    label: 'The request as sent',
    values: sent ? toOfferValues(sent, options.today) : current,
  };
  const last = request.offers.findLast(({ kind }) => kind === 'offer');
  const [first, ...others] = [...listStartsOfService(request, options), asSent] as const;
  return last ? [startFrom(last, options), first, ...others] : [first, ...others];
}

/** The work that the client hired for, in the words of the service and not in those of the client. */
function listStartsOfService(request: HireRequestWithHistory, { today }: StartOptions): Start[] {
  const { service_description: description } = request;
  if (description === null) return [];
  const scope = [...description].slice(0, SCOPE_LIMIT).join('');
  const values = toOfferValues({ ...getCurrentTerms(request), scope }, today);
  return [{ label: 'The service', values }];
}

/** A change order starts from the one that it replaces, or from the terms in force. */
function listStartsOfChange(
  { open_offer: open }: HireRequestWithHistory,
  current: OfferValues,
  options: StartOptions,
): [Start, ...Start[]] {
  const inForce = { label: 'The terms in force', values: current };
  const proposed = open?.kind === 'change_order' ? [startFrom(open, options)] : [];
  if (options.action === 'add_revision') {
    return [
      { label: 'One revision more', values: withOneRevisionMore(current) },
      ...proposed,
      inForce,
    ];
  }
  const [first] = proposed;
  return first ? [first, inForce] : [inForce];
}

function startFrom(version: Offer, { side, today }: StartOptions): Start {
  const whose = version.side === side ? 'yours' : 'theirs';
  return { label: `Version ${version.number}, ${whose}`, values: toOfferValues(version, today) };
}
