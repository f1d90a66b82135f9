import { getOwnZone } from '../../../days/days.ts';
import type { HireRequestRow } from '../rows.ts';
import { DUE_ERROR, isDueDate } from './check-offer.ts';

type Arguments = Record<string, unknown>;

/** The sentence of the database about what an action says about the due date; null if that is right. */
export function checkDueOf(action: string, { due_on, no_due_date }: Arguments) {
  const isDated = typeof due_on === 'string';
  if (action !== 'accept') {
    return isDated || no_due_date === true ? 'Only an acceptance says when the work is due' : null;
  }
  if (!isDated && no_due_date !== true)
    return "Choose a due date, or say that there is none. Reload the page if it doesn't ask for one";
  if (!isDated) return null;
  if (no_due_date === true) return 'Choose a due date or none, not both';
  return isDueDate(due_on, getOwnZone()) ? null : `Choose a ${DUE_ERROR}`;
}

/** The sentence of an acceptance about the due date. */
export function readDue({ due_on }: Arguments) {
  const isDated = typeof due_on === 'string';
  return { due_on: isDated ? due_on : null, no_due_date: !isDated };
}

/** Like `private.fail_if_due_dropped`. */
export function isOtherDue({ due_on, agreed_offer_id }: HireRequestRow, said: Arguments) {
  if (agreed_offer_id !== null) return false;
  if (typeof said['due_on'] === 'string') return said['due_on'] !== due_on;
  return said['no_due_date'] === true && due_on !== null;
}
