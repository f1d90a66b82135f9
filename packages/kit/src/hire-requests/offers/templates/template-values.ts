import type { OfferValues } from '@showcase/data/schemas';
import { countDaysUntil, toLocalDay } from '../../plan/due-date.ts';

/** What a template keeps of an offer; a date becomes a number of days. */
export function toTemplateValues(values: OfferValues, now: Date) {
  const { title, scope, price, revisions, due, dueOn, milestones } = values;
  const date = milestones.at(-1)?.dueOn ?? (due === 'date' ? dueOn : '');
  const days =
    date === '' ? values.days : String(Math.max(1, countDaysUntil(toLocalDay(date), now)));
  return { title, scope, price, revisions, days };
}
