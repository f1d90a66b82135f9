import type { Case, HireRequestWithHistory } from '@showcase/data/hire-requests';

type Priced = Pick<
  HireRequestWithHistory,
  'price' | 'milestone' | 'milestones' | 'invoices' | 'refunds'
>;

/** What a part is a part of before there is a case: the price of the delivery, or what was invoiced and not yet given back. */
export function getDisputedCents(request: Priced, kind: Case['kind']): number {
  const { price, milestone, milestones, invoices, refunds } = request;
  if (kind === 'money_back' && invoices.length > 0) {
    const counted = invoices.filter(({ corrected_by }) => corrected_by === null);
    return sum([
      ...counted.map(({ total_cents }) => total_cents),
      ...refunds.map(({ amount_cents }) => amount_cents),
    ]);
  }
  const parts = milestones.filter(({ number }) => kind === 'money_back' || number === milestone);
  return sum(
    (parts.length > 0 ? parts : [{ price: price ?? 0 }]).map((part) =>
      Math.round(part.price * 100),
    ),
  );
}

const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);
