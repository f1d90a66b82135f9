import type { HireRequestSide } from '../hire-request.ts';
import type { OpenRequest } from './columns.ts';

/** Which side acts next. */
export function whoseTurn({
  status,
  delivered_at,
  open_offer,
}: Pick<OpenRequest, 'status' | 'delivered_at' | 'open_offer'>): HireRequestSide {
  if (status === 'pending') return open_offer?.side === 'creator' ? 'client' : 'creator';
  return delivered_at === null ? 'creator' : 'client';
}
