import type { Milestone } from '../offers/offer.ts';
import { DUE_MESSAGE, isDueDate, type RequestDays } from './form-dates.ts';
import { isAmount } from './form-rules.ts';
import { formatCents } from '../../invoices/cents.ts';

export type Issue = [path: (string | number)[], message: string];

const MAX_MILESTONES = 12;

type Part = { price: string; dueOn: string; isTrial: boolean };
type Proposed = { price: string; milestones: Part[] };

/** The error in the milestones as a whole, or in their dates; the earlier ones are approved. */
export function findMilestoneIssues(
  { price, milestones }: Proposed,
  work: RequestDays & { milestones: readonly Pick<Milestone, 'price' | 'approved_at'>[] },
): Issue[] {
  const approved = work.milestones.filter(({ approved_at }) => approved_at !== null);
  const issues = milestones.flatMap(({ dueOn }, index): Issue[] => {
    const path = ['milestones', index, 'dueOn'];
    if (!isDueDate(dueOn, work)) return [[path, DUE_MESSAGE]];
    const former = milestones[index - 1]?.dueOn ?? '';
    return dueOn < former ? [[path, 'This is due before the one before it']] : [];
  });
  const message =
    findListError(approved.length, milestones) ?? findSumError(price, milestones, approved);
  return message === null ? issues : [...issues, [['milestones'], message]];
}

function findListError(approvedCount: number, milestones: Part[]) {
  if (approvedCount + milestones.length > MAX_MILESTONES) {
    return `Use at most ${MAX_MILESTONES} milestones`;
  }
  const isTrialLater = milestones.some(
    ({ isTrial }, index) => isTrial && approvedCount + index > 0,
  );
  return isTrialLater ? 'Only the first milestone can be a paid trial' : null;
}

/** Only if every price is an amount: otherwise that is what is wrong. */
function findSumError(price: string, milestones: Part[], approved: { price: number }[]) {
  const prices = milestones.map((part) => part.price);
  const areAmounts = [price, ...prices].every((text) => isAmount(text, 1_000_000));
  if (milestones.length === 0 || !areAmounts) return null;
  const sum = toCents(prices);
  const total = toCents([price]) - toCents(approved.map((part) => part.price));
  return sum === total
    ? null
    : `The milestones add up to ${formatCents(sum)}, not ${formatCents(total)}`;
}

function toCents(amounts: (string | number)[]) {
  return amounts.reduce<number>((cents, amount) => cents + Math.round(Number(amount) * 100), 0);
}
