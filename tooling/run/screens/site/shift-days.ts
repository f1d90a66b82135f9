const DAY_MS = 86_400_000;

/** The days from one to the other; both are at midnight, UTC. */
export function countDays(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / DAY_MS);
}

/** JSON in which every date and time that is a whole string is this many days later. */
export function shiftDaysInJson(json: string, days: number): string {
  return json.replaceAll(
    /"(\d{4}-\d{2}-\d{2})(?="|[T ]\d{2}:)/g,
    (_match, day: string) => `"${shift(day, days)}`,
  );
}

/** The same for a path with a query, such as `/rest/v1/projects?created_at=lt.2026-11-20T…`. */
export function shiftDaysInUrl(url: string, days: number): string {
  return url.replaceAll(/\b\d{4}-\d{2}-\d{2}(?!\d)/g, (day) => shift(day, days));
}

function shift(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  // Digits in the form of a date that are none.
  if (Number.isNaN(time)) return day;
  return new Date(time).toISOString().slice(0, 10);
}
