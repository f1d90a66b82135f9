import type { ListedHireRequest } from '@showcase/data/hire-requests';

/** The amount that is not approved yet, in US dollars. */
export function getPendingAmount({
  milestones,
  price,
}: Pick<ListedHireRequest, 'milestones' | 'price'>): number {
  if (milestones.length === 0) return price ?? 0;
  const pending = milestones.filter(({ approved_at }) => approved_at === null);
  return pending.reduce((cents, part) => cents + Math.round(part.price * 100), 0) / 100;
}
