import type { CaseSubject, HireRequestWithHistory } from '@showcase/data/hire-requests';

type Priced = Pick<
  HireRequestWithHistory,
  'price' | 'milestone' | 'milestones' | 'invoices' | 'refunds'
>;

/** The sum that a part is taken from before there is a case: the price of the delivery, or what was invoiced and is not confirmed as given back, or not paid. */
export function getDisputedCents(request: Priced, subject: CaseSubject): number {
  const { price, milestone, milestones, invoices, refunds } = request;
  if (subject !== 'delivery' && invoices.length > 0) {
    const counted = invoices.filter(
      ({ corrected_by, paid_at, received_at }) =>
        corrected_by === null && (subject === 'work' || (paid_at ?? received_at) === null),
    );
    return sum([
      ...counted.map(({ total_cents }) => total_cents),
      ...refunds
        .filter(({ status }) => status === 'confirmed')
        .filter(({ invoice_id }) => counted.some(({ id }) => id === invoice_id))
        .map(({ amount_cents }) => amount_cents),
    ]);
  }
  const parts = milestones.filter(({ number }) => subject !== 'delivery' || number === milestone);
  return sum(
    (parts.length > 0 ? parts : [{ price: price ?? 0 }]).map((part) =>
      Math.round(part.price * 100),
    ),
  );
}

const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);
