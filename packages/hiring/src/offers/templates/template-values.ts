import { countDays } from '@showcase/data/days';
import type { OfferValues } from '@showcase/data/schemas';

/** The fields of an offer that a template has; a date becomes a number of days. */
export function toTemplateValues(values: OfferValues, today: string) {
  const { title, scope, price, revisions, due, dueOn, milestones } = values;
  const date = milestones.at(-1)?.dueOn ?? (due === 'date' ? dueOn : '');
  const days = date === '' ? values.days : String(Math.max(1, countDays(today, date)));
  return { title, scope, price, revisions, days };
}
