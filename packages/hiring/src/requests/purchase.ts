import type { HireRequest } from '@showcase/data/hire-requests';

/** The package that the buyer of a project gets; null if the request is no purchase. */
export function describePurchase({ included }: Pick<HireRequest, 'included'>): string | null {
  if (included === null) return null;
  return included.length > 0 ? included.join(', ') : 'The project as it is';
}
