import { sumAmounts } from '../../transactions/transaction.ts';
import type { OpenRequest } from './columns.ts';

/** The milestones that are agreed on and not approved yet: those of a request add up to its price. */
export function sumOpenAmounts(requests: readonly OpenRequest[]): number {
  const accepted = requests.filter(({ status }) => status === 'accepted');
  return sumAmounts(
    accepted.flatMap(({ price, milestones }) => {
      const approved = milestones.filter(({ approved_at }) => approved_at !== null);
      return [{ amount: price ?? 0 }, ...approved.map((part) => ({ amount: -part.price }))];
    }),
  );
}
