import type { Service } from '@showcase/data';

/** What the headline price means: the price itself, an estimate, or the cheapest package. */
export function getPriceLabel({ metadata }: Pick<Service, 'metadata'>): string {
  switch (metadata.pricing_model) {
    case 'hourly':
      return 'Estimated';
    case 'packages':
      return 'From';
    default:
      return 'Fixed price';
  }
}
