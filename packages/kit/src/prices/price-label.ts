import type { Service } from '@showcase/data/services';
import { formatMoney } from '@showcase/ui';

type PricedService = Pick<Service, 'price' | 'metadata'>;

/** '$450.00', '$75.00 per hour' or 'From $120.00', depending on the pricing model. */
export function formatPrice(service: PricedService): string {
  const { price, metadata } = service;
  if (metadata.pricing_model === 'hourly') return `${formatMoney(getHourlyRate(service))} per hour`;
  const prices = (metadata.packages ?? []).map((choice) => choice.price);
  if (metadata.pricing_model === 'packages' && prices.length > 0) {
    return `From ${formatMoney(Math.min(...prices))}`;
  }
  return formatMoney(price);
}

/** The meaning of the headline price: the price itself, an estimate, or the cheapest package. */
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

/** The rate of a service that is priced by the hour. */
export function getHourlyRate({ price, metadata }: PricedService): number {
  return metadata.hourly_rate ?? price;
}
