import { formatDay, toDay } from '@showcase/data/days';
import { countLabel } from '@showcase/kit/lists';
import { formatRequestPrice } from '../../requests/plan/terms-facts.ts';
import type { Terms } from './terms.ts';

type DueTerms = Pick<Terms, 'due_on' | 'days' | 'no_due_date'>;

/** "Dec 3" or "20 days after acceptance". */
export function formatDueTerm({ due_on, days, no_due_date }: DueTerms, now: Date) {
  if (no_due_date) return 'No due date';
  if (due_on) return formatDay(due_on, toDay(now));
  if (days === null) return 'To be agreed';
  return `${countLabel(days, 'day')} after acceptance`;
}

export function formatRevisionLimit(revisions: number | null): string {
  if (revisions === null) return 'Unlimited';
  return revisions === 0 ? 'None' : String(revisions);
}

/** "$1,600, due Dec 3, 2 revisions, 3 milestones". */
export function summarizeTerms(terms: Terms, now: Date): string {
  const { revisions, milestones } = terms;
  const limit = formatRevisionLimit(revisions).toLowerCase();
  return [
    formatRequestPrice(terms),
    terms.due_on ? `due ${formatDueTerm(terms, now)}` : formatDueTerm(terms, now).toLowerCase(),
    `${limit === 'none' ? 'no' : limit} ${revisions === 1 ? 'revision' : 'revisions'}`,
    milestones.length > 0 && countLabel(milestones.length, 'milestone'),
  ]
    .filter(Boolean)
    .join(', ');
}
