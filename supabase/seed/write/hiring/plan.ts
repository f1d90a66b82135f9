import type { OfferRow } from './offers.ts';
import type { RequestTerms } from './terms.ts';

export type Milestone = {
  title: string;
  price: number;
  due_on: string | null;
  is_trial: boolean;
  approved_at: Date | null;
};

/** The amount owed for a milestone, or the one that a change order adds to it. */
export type Charge = {
  milestone: number;
  reason: 'work' | 'change';
  title: string;
  amount: number;
  created_at: Date;
  completed_at: Date | null;
};

/** The milestones of an accepted offer; without any, and for a request accepted as it was sent, there is one. */
export function planMilestones(
  terms: RequestTerms,
  offer: OfferRow | undefined,
  approved: readonly Milestone[],
): Milestone[] {
  const planned = (offer?.milestones ?? []).map((part) => ({ ...part, approved_at: null }));
  const paid = approved.reduce((sum, { price }) => sum + price, 0);
  const whole = {
    title: terms.title,
    price: (terms.price ?? 0) - paid,
    due_on: offer?.due_on ?? null,
    is_trial: false,
    approved_at: null,
  };
  return [...approved, ...(planned.length > 0 ? planned : [whole])];
}

/** How transactions and invoices name a milestone, like `private.title_of_part`. */
export const getPartTitle = (job: string, part: string) => (part === job ? job : `${job}: ${part}`);

/** Each milestone is owed once; a price that differs from what is owed already is a charge of its own. */
export function addCharges(
  { charges, terms }: { charges: readonly Charge[]; terms: RequestTerms },
  milestones: readonly Milestone[],
  at: Date,
): Charge[] {
  return [
    ...charges,
    ...milestones.flatMap(({ title: part, price }, index): Charge[] => {
      const title = getPartTitle(terms.title, part);
      const milestone = index + 1;
      const owed = charges.filter((charge) => charge.milestone === milestone);
      const amount = price - owed.reduce((sum, charge) => sum + charge.amount, 0);
      const reason = owed.length === 0 ? 'work' : 'change';
      if (amount === 0) return [];
      return [{ milestone, reason, title, amount, created_at: at, completed_at: null }];
    }),
  ];
}

/** Completes what is owed for a milestone, or for all of them. */
export function completeCharges(
  charges: readonly Charge[],
  milestone: number | 'all',
  at: Date,
): Charge[] {
  return charges.map((charge) =>
    charge.completed_at === null && (milestone === 'all' || charge.milestone === milestone)
      ? { ...charge, completed_at: at }
      : charge,
  );
}
