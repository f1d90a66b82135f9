import type { Service } from '@showcase/data';
import type { HireKind, HireValues } from '@showcase/data/schemas';

export type HireableService = Pick<
  Service,
  'id' | 'title' | 'price' | 'duration' | 'requirements' | 'metadata'
>;

/** In the address and in the list of offers: no service, but a title and a budget of the client's own. */
export const SOMETHING_ELSE = 'other';

/** What the client is about to order. */
export type Offer =
  { kind: 'other' } | { kind: Exclude<HireKind, 'other'>; service: HireableService };

/** Null where nothing is chosen, or what was chosen is no longer offered. */
export function findOffer(services: readonly HireableService[], id: string): Offer | null {
  if (id === SOMETHING_ELSE) return { kind: 'other' };
  const service = services.find((candidate) => candidate.id === id);
  return service ? { kind: service.metadata.pricing_model ?? 'fixed', service } : null;
}

/** US dollars with cents, as the marketplace will reckon; null while something is missing. */
export function hireTotal(
  offer: Offer,
  values: Pick<HireValues, 'packageName' | 'hours' | 'budget'>,
) {
  switch (offer.kind) {
    case 'other':
      return figure(values.budget);
    case 'hourly': {
      const hours = figure(values.hours);
      return hours && timesRate(hours, hourlyRate(offer.service));
    }
    case 'packages':
      return (
        offer.service.metadata.packages?.find(({ name }) => name === values.packageName)?.price ??
        null
      );
    case 'fixed':
      return offer.service.price;
  }
}

export function hourlyRate({ metadata, price }: HireableService) {
  return metadata.hourly_rate ?? price;
}

/** What the creator reckons with, to start from; empty for other offers. */
export function estimatedHours(offer: Offer | null) {
  const hours = offer?.kind === 'hourly' ? offer.service.metadata.estimated_hours : undefined;
  return hours === undefined ? '' : String(hours);
}

/** In whole hundredths, as 33.33 times 7.25 would not come out even otherwise. */
function timesRate(hours: number, rate: number) {
  const tenThousandths = Math.round(hours * 100) * Math.round(rate * 100);
  return Math.round(tenThousandths / 100) / 100;
}

function figure(text: string) {
  const typed = text.trim();
  return /^\d+(\.\d{1,2})?$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
}
