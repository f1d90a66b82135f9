import { hasText } from '../../has-text.ts';
import type { FakeState } from '../backend/fake-state.ts';
import type { HireRequestRow, OfferRow } from './rows.ts';

type Terms = Pick<
  OfferRow,
  'title' | 'scope' | 'price' | 'revisions' | 'milestones' | 'days' | 'due_on' | 'kind'
>;

/** The sentence of the database about the first field that is wrong; null if none is. */
export function checkOffer(state: FakeState, request: HireRequestRow, terms: Terms) {
  const { title, scope, price, revisions, milestones, days, due_on } = terms;
  if (!hasText(title) || [...title].length > 150) return 'Add a title of at most 150 characters';
  if (!hasText(scope) || [...scope.trim()].length < 20) {
    return 'Describe the scope in at least 20 characters';
  }
  if ([...scope].length > 4000) return 'Use at most 4000 characters for the scope';
  if (!isAmount(price)) return 'Enter a price from $1 to $1,000,000';
  if (revisions !== null && !(revisions >= 0 && revisions <= 20)) return 'Enter 0 to 20 revisions';
  const approved = state.milestones
    .filter((row) => row.hire_request_id === request.id && row.approved_at !== null)
    .reduce((sum, row) => sum + row.price, 0);
  if (price - approved < 1) {
    return `$${approved} of this is approved already. Enter at least $${approved + 1}`;
  }
  if (revisions !== null && revisions < request.revisions_used) {
    return `${request.revisions_used} revisions are used already`;
  }
  return (
    checkMilestones(milestones, price - approved, request.milestone) ??
    checkDue(milestones, days, due_on)
  );
}

function checkMilestones(milestones: Terms['milestones'], total: number, first: number) {
  if (milestones.length === 0) return null;
  if (first - 1 + milestones.length > 12) return 'Use at most 12 milestones';
  for (const [index, { title, price, due_on, is_trial }] of milestones.entries()) {
    const number = first + index;
    const former = milestones[index - 1];
    if (!hasText(title) || [...title].length > 150) {
      return `Milestone ${number}: add a title of at most 150 characters`;
    }
    if (!isAmount(price)) return `Milestone ${number}: enter a price from $1 to $1,000,000`;
    if (former && due_on < former.due_on) {
      return `Milestone ${number} is due before the one before it`;
    }
    if (is_trial && number > 1) return 'Only the first milestone can be a paid trial';
  }
  const sum = milestones.reduce((cents, { price }) => cents + Math.round(price * 100), 0) / 100;
  return sum === total ? null : `The milestones add up to $${sum}, not $${total}`;
}

function checkDue(milestones: Terms['milestones'], days: number | null, dueOn: string | null) {
  if (milestones.length > 0) {
    return days === null ? null : 'With milestones, each of them has a due date';
  }
  if ((days === null) === (dueOn === null)) return 'Add a due date or a number of days';
  return days !== null && !(days >= 1 && days <= 730) ? 'Enter 1 to 730 days' : null;
}

function isAmount(price: number | null): price is number {
  return price !== null && price >= 1 && price <= 1_000_000;
}
