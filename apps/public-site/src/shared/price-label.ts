import type { Service } from '@showcase/data';
import { formatMoney } from '@showcase/ui';

/** '$450.00', '$75.00 per hour' or 'From $120.00', depending on the pricing model. */
export function priceLabel({ price, metadata }: Pick<Service, 'price' | 'metadata'>) {
  if (metadata.pricing_model === 'hourly') {
    return `${formatMoney(metadata.hourly_rate ?? price)} per hour`;
  }
  const prices = (metadata.packages ?? []).map((choice) => choice.price);
  if (metadata.pricing_model === 'packages' && prices.length > 0) {
    return `From ${formatMoney(Math.min(...prices))}`;
  }
  return formatMoney(price);
}
