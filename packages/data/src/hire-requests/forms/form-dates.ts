const DUE_DAYS = 730;
const VALID_DAYS = 90;

/** The user's date in some days, like 2026-12-31, as date inputs have it. */
function dateIn(days: number) {
  const now = new Date();
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

const isBetween = (date: string, first: number, last: number) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= dateIn(first) && date <= dateIn(last);

export const DUE_MESSAGE = 'Choose a due date within the next two years';
export const isDueDate = (date: string) => isBetween(date, 0, DUE_DAYS);

/** The last day counts to its end, so it is one day less than the database allows. */
export function findValidityError(date: string): string | null {
  if (isBetween(date, 0, VALID_DAYS - 1)) return null;
  return date >= dateIn(VALID_DAYS)
    ? `An offer is valid for at most ${VALID_DAYS} days`
    : 'Choose a date in the future until which the offer is valid';
}
