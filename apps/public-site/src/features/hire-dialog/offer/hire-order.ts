import type { HireOrder } from '@showcase/data';
import type { HireValues } from '@showcase/data/schemas';
import { hireTotal, type Offer } from './offer.ts';

/** What is sent: the fields that count for this offer, and the total that the client saw. */
export function hireOrder(creatorId: string, offer: Offer, values: HireValues): HireOrder {
  const base = { creatorId, message: values.message, budget: hireTotal(offer, values) ?? 0 };
  switch (offer.kind) {
    case 'other':
      return { ...base, title: values.title };
    case 'hourly':
      return { ...base, serviceId: offer.service.id, hours: Number(values.hours) };
    case 'packages':
      return { ...base, serviceId: offer.service.id, packageName: values.packageName };
    case 'fixed':
      return { ...base, serviceId: offer.service.id };
  }
}
