import { describeAmountError, formatCents, toCents } from '../../../invoices/cents.ts';
import { addDays, toDay } from '../../../days/days.ts';
import { hasText } from '../../../has-text.ts';
import type { FakeState } from '../../backend/fake-state.ts';
import type { HireRequestRow, OfferRow } from '../rows.ts';

type Milestones = OfferRow['milestones'];

const DAY_MS = 86_400_000;
const DUE_DAYS = 730;
const VALID_DAYS = 90;
const PRICE_ERROR = 'Enter a price from $1 to $1,000,000';
export const DUE_ERROR = 'due date within the next two years';

/** The sentence of the database about the first field that is wrong; null if none is. */
export function checkOffer(
  state: FakeState,
  request: HireRequestRow,
  offer: Omit<
    OfferRow,
    'id' | 'hire_request_id' | 'number' | 'status' | 'answered_at' | 'created_at'
  >,
) {
  const { price, milestones } = offer;
  const approved = state.milestones
    .filter((row) => row.hire_request_id === request.id && row.approved_at !== null)
    .reduce((sum, row) => sum + row.price, 0);
  const revisions = offer.revisions === request.revisions ? null : offer.revisions;
  return (
    checkTerms({ ...offer, revisions }) ??
    checkProgress(request, offer, approved) ??
    checkMilestones(milestones, (price ?? 0) - approved, request) ??
    checkDue(offer, request) ??
    checkValidity(offer) ??
    ((offer.note ?? '').length > 2000 ? 'Use at most 2000 characters' : null)
  );
}

/** The fields that offers and templates have in common. */
export function checkTerms(terms: Pick<OfferRow, 'title' | 'scope' | 'price' | 'revisions'>) {
  const { title, scope, price, revisions } = terms;
  if (!isTitle(title)) return 'Add a title of at most 150 characters';
  if (!hasText(scope) || [...scope.trim()].length < 20) {
    return 'Describe the scope in at least 20 characters';
  }
  if ([...scope].length > 4000) return 'Use at most 4000 characters for the scope';
  const priceError = findAmountError(price, PRICE_ERROR);
  if (priceError) return priceError;
  return revisions !== null && !(revisions >= 0 && revisions <= 20)
    ? 'Enter 0 to 20 revisions'
    : null;
}

export const checkDays = (days: number | null) =>
  days !== null && days >= 1 && days <= DUE_DAYS ? null : `Enter 1 to ${DUE_DAYS} days`;

function checkProgress(
  { revisions_used: used }: HireRequestRow,
  { price, revisions }: Pick<OfferRow, 'price' | 'revisions'>,
  approved: number,
) {
  if ((price ?? 0) - approved < 1) {
    const [done, min] = [approved, approved + 1].map((dollars) => formatCents(toCents(dollars)));
    return `${done} of this is approved already. Enter at least ${min}`;
  }
  if (revisions === null || revisions >= used) return null;
  return used === 1 ? 'One revision is used already' : `${used} revisions are used already`;
}

function checkMilestones(
  milestones: Milestones,
  total: number,
  { milestone: first, time_zone }: HireRequestRow,
) {
  if (milestones.length === 0) return null;
  if (first - 1 + milestones.length > 12) return 'Use at most 12 milestones';
  for (const [index, { title, price, due_on, is_trial }] of milestones.entries()) {
    const number = first + index;
    const former = milestones[index - 1];
    if (!isTitle(title)) return `Milestone ${number}: add a title of at most 150 characters`;
    const error = findAmountError(price, PRICE_ERROR);
    if (error) return `Milestone ${number}: ${error.charAt(0).toLowerCase()}${error.slice(1)}`;
    if (!isDueDate(due_on, time_zone)) return `Milestone ${number}: choose a ${DUE_ERROR}`;
    if (former && due_on < former.due_on) {
      return `Milestone ${number} is due before the one before it`;
    }
    if (is_trial && number > 1) return 'Only the first milestone can be a paid trial';
  }
  const sum = milestones.reduce((cents, { price }) => cents + toCents(price), 0);
  return sum === toCents(total)
    ? null
    : `The milestones add up to ${formatCents(sum)}, not ${formatCents(toCents(total))}`;
}

function checkDue(
  { milestones, days, due_on }: Pick<OfferRow, 'milestones' | 'days' | 'due_on'>,
  { time_zone }: HireRequestRow,
) {
  if (milestones.length > 0) {
    return days === null ? null : 'With milestones, each of them has a due date';
  }
  if ((days === null) === (due_on === null)) return 'Add a due date or a number of days';
  if (due_on !== null) return isDueDate(due_on, time_zone) ? null : `Choose a ${DUE_ERROR}`;
  return checkDays(days);
}

function checkValidity({ valid_until }: Pick<OfferRow, 'valid_until'>) {
  const days = (Date.parse(valid_until ?? '') - Date.now()) / DAY_MS;
  if (days <= 0) return 'Choose a date in the future until which the offer is valid';
  return days <= VALID_DAYS ? null : `An offer is valid for at most ${VALID_DAYS} days`;
}

const isTitle = (title: string) => hasText(title) && [...title].length <= 150;

/** Like `private.is_amount`, with the sentence for what is out of range. */
export function findAmountError(amount: number | null, rangeError: string) {
  const isInRange = amount !== null && amount >= 1 && amount <= 1_000_000;
  if (isInRange && Math.round(amount * 100) / 100 === amount) return null;
  return describeAmountError(String(amount), rangeError);
}

export function isDueDate(day: string, zone: string) {
  const today = toDay(new Date(), zone);
  return day >= today && day <= addDays(today, DUE_DAYS);
}
