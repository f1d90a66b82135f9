import type { ServiceValues } from '@showcase/data/schemas';
import { formatMoney } from '@showcase/ui';
import { getHeadlinePrice } from './service-values.ts';

/** Returns '$450.00', '$75.00 per hour' or 'From $120.00', like the public page. */
export function formatPreviewPrice(values: ServiceValues) {
  if (values.pricing_model === 'hourly') {
    const rate = Number(values.hourly_rate);
    return rate > 0 ? `${formatMoney(rate)} per hour` : '';
  }
  const price = getHeadlinePrice(values);
  if (price === null) return '';
  return values.pricing_model === 'packages' ? `From ${formatMoney(price)}` : formatMoney(price);
}

/** Labels for everything that the service includes. */
export function getExtras(values: ServiceValues) {
  const { revisions, custom_revisions, include_video_call, include_source_files } = values;
  const count = revisions === 'custom' ? custom_revisions : revisions;
  return [
    ...values.features,
    ...(count ? [formatRevisions(count)] : []),
    ...(include_video_call ? ['Video call included'] : []),
    ...(include_source_files ? ['Source files included'] : []),
  ];
}

function formatRevisions(count: string) {
  if (count === 'unlimited') return 'Unlimited revisions';
  return count === '1' ? '1 revision' : `${count} revisions`;
}
