const DAYS = 14;
const DAY_MS = 86_400_000;

/** When a request without an answer expires, or a delivery is approved: after days of 24 hours, as the database counts. */
export function getDeadline(time: string): Date {
  return new Date(Date.parse(time) + DAYS * DAY_MS);
}
