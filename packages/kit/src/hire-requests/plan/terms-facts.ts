import type { ListedHireRequest } from '@showcase/data/hire-requests';
import { formatMoney } from '@showcase/ui';

/** The price of a request; a client may ask for one. */
export function formatRequestPrice({ price }: Pick<ListedHireRequest, 'price'>): string {
  return price === null ? 'Price on request' : formatMoney(price);
}
