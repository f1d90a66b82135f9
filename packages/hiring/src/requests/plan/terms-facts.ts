import { formatDay, toDay } from '@showcase/data/days';
import type { ListedHireRequest } from '@showcase/data/hire-requests';
import { formatMoney } from '@showcase/ui';

/** The price of a request; a client may ask for one. */
export function formatRequestPrice({ price }: Pick<ListedHireRequest, 'price'>): string {
  return price === null ? 'Price on request' : formatMoney(price);
}

/** As the service says, or by the date that was agreed on. */
export function formatDeliveryTime(
  { duration, due_on, no_due_date }: Pick<ListedHireRequest, 'duration' | 'due_on' | 'no_due_date'>,
  now: Date,
): string {
  if (no_due_date) return 'No due date';
  if (duration !== null) return duration;
  return due_on === null ? 'To be agreed' : `By ${formatDay(due_on, toDay(now))}`;
}
