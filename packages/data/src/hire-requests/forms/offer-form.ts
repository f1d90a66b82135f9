import { formatCents } from '../../invoices/cents.ts';
import { z } from '../../zod.ts';
import type { ListedHireRequest } from '../hire-request.ts';
import { DUE_MESSAGE, findValidityError, isDueDate } from './form-dates.ts';
import {
  areDays,
  areRevisions,
  countCharacters,
  DAYS_MESSAGE,
  isAmount,
  priceRule,
  REVISIONS_MESSAGE,
  scopeRule,
  titleRule,
} from './form-rules.ts';
import { findMilestoneIssues, type Issue } from './milestone-issues.ts';
import { REQUEST_NOTE_LIMIT } from './note-form.ts';

const shape = z.object({
  title: titleRule,
  scope: scopeRule,
  price: priceRule,
  /** Empty if there is no limit. */
  revisions: z.string(),
  /** Which of the two next fields counts; neither does with milestones. */
  due: z.enum(['date', 'days']),
  dueOn: z.string(),
  days: z.string(),
  /** The last day on which the offer can be accepted. */
  validUntil: z.string(),
  note: z
    .string()
    .trim()
    .refine((text) => countCharacters(text) <= REQUEST_NOTE_LIMIT, 'Use at most 2,000 characters'),
  milestones: z.array(
    z.object({ title: titleRule, price: priceRule, dueOn: z.string(), isTrial: z.boolean() }),
  ),
});

/** Every field of an offer as typed; dates are like 2026-12-31. */
export type OfferValues = z.infer<typeof shape>;

/** The limits that the terms of the request so far set for an offer. */
type Work = Pick<ListedHireRequest, 'revisions' | 'revisions_used' | 'milestones' | 'time_zone'>;

/** The rules and messages of the database, each at its field. What is approved of the work stays. */
export function offerSchemaFor(work: Work) {
  return shape.superRefine((values, context) => {
    const issues = [
      ...findPriceIssues(values, work),
      ...findRevisionIssues(values, work),
      ...findMilestoneIssues(values, work),
      ...findDueIssues(values, work),
      ...findValidityIssues(values, work),
    ];
    for (const [path, message] of issues) context.addIssue({ code: 'custom', path, message });
  });
}

function findPriceIssues({ price }: OfferValues, { milestones }: Work): Issue[] {
  const approved = milestones
    .filter(({ approved_at }) => approved_at !== null)
    .reduce((cents, part) => cents + Math.round(part.price * 100), 0);
  if (!isAmount(price, 1_000_000) || Math.round(Number(price) * 100) - approved >= 100) return [];
  const [done, min] = [approved, approved + 100].map(formatCents);
  return [[['price'], `${done} of this is approved already. Enter at least ${min}`]];
}

function findRevisionIssues(values: OfferValues, { revisions, revisions_used }: Work): Issue[] {
  const typed = values.revisions.trim();
  // A service may say more of them, and then they may stay.
  const isSame = revisions !== null && typed === String(revisions);
  if (!isSame && !areRevisions(typed)) return [[['revisions'], REVISIONS_MESSAGE]];
  if (typed === '' || Number(typed) >= revisions_used) return [];
  const used = revisions_used === 1 ? 'One revision is' : `${revisions_used} revisions are`;
  return [[['revisions'], `${used} used already`]];
}

function findDueIssues({ milestones, due, dueOn, days }: OfferValues, work: Work): Issue[] {
  if (milestones.length > 0) return [];
  const field = due === 'date' ? 'dueOn' : 'days';
  const typed = due === 'date' ? dueOn : days.trim();
  if (typed === '') return [[[field], 'Add a due date or a number of days']];
  if (due === 'date') return isDueDate(dueOn, work) ? [] : [[[field], DUE_MESSAGE]];
  return areDays(days) ? [] : [[[field], DAYS_MESSAGE]];
}

function findValidityIssues({ validUntil }: OfferValues, work: Work): Issue[] {
  const message = findValidityError(validUntil, work);
  return message === null ? [] : [[['validUntil'], message]];
}
