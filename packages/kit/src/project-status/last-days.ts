import type { ProjectCheck } from '@showcase/data/projects';

type Day = { day: string; state: 'ran' | 'failed' | 'unknown' };

const DAY = 86_400_000;
const COUNT = 30;

/** The 30 days until the last one that was checked, oldest first. One good check of a day is enough. */
export function getLastDays(days: ProjectCheck['days']): Day[] {
  const last = days
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (last === undefined) return [];
  return Array.from({ length: COUNT }, (_, index) => {
    const day = new Date(Date.parse(last) - (COUNT - 1 - index) * DAY).toISOString().slice(0, 10);
    const found = days.find((one) => one.day === day);
    if (!found) return { day, state: 'unknown' };
    return { day, state: found.ok > 0 ? 'ran' : 'failed' };
  });
}
