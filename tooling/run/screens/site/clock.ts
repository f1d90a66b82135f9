/** What every browser takes for now. The rows of the backend are moved to it, so a run shows the same dates on any day. */
export const shownTime = new Date('2026-11-20T20:00:00Z');

/** The same hour today, for the seed. */
export function todayAtShownHour(now = new Date()): Date {
  const time = new Date(shownTime);
  time.setUTCFullYear(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return time;
}
