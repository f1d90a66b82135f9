import type { HireRequest } from '@showcase/data/hire-requests';
import { SALE_TERMS } from '@showcase/data/projects';

/** The package that the buyer of a project gets; null if the request is no purchase. */
export function describePurchase({ included }: Pick<HireRequest, 'included'>): string | null {
  if (included === null) return null;
  return included.length > 0 ? included.join(', ') : 'The project as it is';
}

/** How the project is sold, and what its buyer may do; null if the request does not say it. */
export function describeSale({ sale_kind }: Pick<HireRequest, 'sale_kind'>): string | null {
  if (sale_kind === null) return null;
  const { name, text } = SALE_TERMS[sale_kind];
  return `${name}. ${text}`;
}
