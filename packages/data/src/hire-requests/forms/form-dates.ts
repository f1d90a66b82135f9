import { addDays, toDay } from '../../days/days.ts';

const DUE_DAYS = 730;
const VALID_DAYS = 90;

/** The days that a form of a request accepts: those of its time zone. */
export type RequestDays = { time_zone: string };

function isInDays(day: string, { time_zone }: RequestDays, first: number, last: number) {
  const today = toDay(new Date(), time_zone);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  return isDay && day >= addDays(today, first) && day <= addDays(today, last);
}

export const DUE_MESSAGE = 'Choose a due date within the next two years';
export const isDueDate = (day: string, request: RequestDays) => isInDays(day, request, 0, DUE_DAYS);

/** The last day counts to its end, so it is one day less than the database allows. */
export function findValidityError(day: string, request: RequestDays): string | null {
  if (isInDays(day, request, 0, VALID_DAYS - 1)) return null;
  return day >= addDays(toDay(new Date(), request.time_zone), VALID_DAYS)
    ? `An offer is valid for at most ${VALID_DAYS} days`
    : 'Choose a date in the future until which the offer is valid';
}
