/** Days are texts like 2026-12-31, which sort by time; which one it is depends on the time zone. */

const DAY_MS = 86_400_000;
/** From the earliest zone to the latest one it is less than this. */
const MAX_OFFSET_MS = 16 * 3_600_000;

const partsOfZones = new Map<string, Intl.DateTimeFormat>();

function getParts(zone: string): Intl.DateTimeFormat {
  const known = partsOfZones.get(zone);
  if (known) return known;
  const parts = createParts(zone);
  partsOfZones.set(zone, parts);
  return parts;
}

/** A browser that does not know a zone that another browser named counts in UTC. */
function createParts(timeZone: string): Intl.DateTimeFormat {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...digits, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...digits, timeZone: 'UTC' });
  }
}

/** Where the reader's device is. */
export function getOwnZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day that it is at a time: in a zone, or where the reader is. */
export function toDay(time: Date | string, zone: string = getOwnZone()): string {
  const parts = getParts(zone).formatToParts(new Date(time));
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How many days there are to a day; negative if it has passed. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** When a day is over in a zone: its last millisecond. */
export function endOfDay(day: string, zone: string): Date {
  const next = addDays(day, 1);
  let [before, after] = [Date.parse(next) - MAX_OFFSET_MS, Date.parse(next) + MAX_OFFSET_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (toDay(new Date(middle), zone) < next) before = middle;
    else after = middle;
  }
  return new Date(before);
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const dayOfYearFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Dec 3, 2026"; without the year if it is that of today. */
export function formatDay(day: string, today = ''): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (isThisYear ? dayFormat : dayOfYearFormat).format(new Date(`${day}T00:00:00Z`));
}
