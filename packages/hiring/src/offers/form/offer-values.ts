import { addDays, endOfDay } from '@showcase/data/days';
import type { OfferTerms, OfferTemplate } from '@showcase/data/hire-requests';
import type { OfferValues } from '@showcase/data/schemas';
import type { Terms } from '../terms/terms.ts';

export type MilestoneValues = OfferValues['milestones'][number];

export const BLANK_MILESTONE: MilestoneValues = { title: '', price: '', dueOn: '', isTrial: false };

/** An offer is valid for a week unless its maker says otherwise. */
const VALID_DAYS = 7;
/** In characters. */
export const SCOPE_LIMIT = 4000;
/** Unless they are unlimited. */
export const MAX_REVISIONS = 20;
/** The longest time that the database allows. */
export const MAX_VALID_DAYS = 90;

/** The form, filled with the terms of a version. Dates that have passed are left open. */
export function toOfferValues(terms: Terms, today: string): OfferValues {
  const { title, scope, price, due_on, days, revisions, milestones } = terms;
  const keepDate = (date: string | null) => (date && date >= today ? date : '');
  return {
    title,
    scope,
    price: price === null ? '' : String(price),
    revisions: revisions === null ? '' : String(revisions),
    due: days === null ? 'date' : 'days',
    dueOn: keepDate(due_on),
    days: days === null ? '' : String(days),
    validUntil: addDays(today, VALID_DAYS),
    note: '',
    milestones: milestones.map((part) => ({
      title: part.title,
      price: String(part.price),
      dueOn: keepDate(part.due_on),
      isTrial: part.is_trial,
    })),
  };
}

/** The revisions that a client needs after the last one; more than the maximum cannot be agreed. */
export function withOneRevisionMore(values: OfferValues): OfferValues {
  const { revisions } = values;
  if (revisions === '' || Number(revisions) >= MAX_REVISIONS) return values;
  return { ...values, revisions: String(Number(revisions) + 1) };
}

/** The text of a template; the message and how long the offer is valid stay. */
export function withTemplate(values: OfferValues, template: OfferTemplate): OfferValues {
  const { title, scope, price, days, revisions } = template;
  return {
    ...values,
    title,
    scope,
    price: String(price),
    revisions: revisions === null ? '' : String(revisions),
    due: 'days',
    dueOn: '',
    days: String(days),
    milestones: [],
  };
}

/** The terms that are sent; the offer is valid until the end of its last day in the time zone of the request. */
export function toOfferTerms(values: OfferValues, zone: string): OfferTerms {
  const { title, scope, price, revisions, due, dueOn, days, validUntil, note } = values;
  const isWhole = values.milestones.length === 0;
  return {
    title: title.trim(),
    scope: scope.trim(),
    price: Number(price),
    revisions: revisions === '' ? null : Number(revisions),
    dueOn: isWhole && due === 'date' ? dueOn : null,
    days: isWhole && due === 'days' ? Number(days) : null,
    milestones: values.milestones.map((part) => ({
      title: part.title.trim(),
      price: Number(part.price),
      due_on: part.dueOn,
      is_trial: part.isTrial,
    })),
    note: note.trim() || null,
    validUntil: endOfDay(validUntil, zone).toISOString(),
  };
}
