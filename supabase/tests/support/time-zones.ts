import type { World } from './world.ts';

/** At every time, one of them has another date than UTC. */
export const farZones = ['Etc/GMT+12', 'Pacific/Kiritimati'] as const;

/** The date so many days from today in a time zone. */
export function inDaysThere(zone: string, days: number): string {
  const there = new Date(new Date().toLocaleString('en-US', { timeZone: zone }));
  return new Date(Date.UTC(there.getFullYear(), there.getMonth(), there.getDate() + days))
    .toISOString()
    .slice(0, 10);
}

/** The site is open in a time zone. */
export const openSite = (world: World, person: { id: string }, zone: string | null) =>
  world.as(person, (sql) => sql`select public.touch_last_seen(${zone})`);

/** The time zone that the account's browser named last. */
export async function getTimeZone(world: World, { id }: { id: string }) {
  const [row] = await world.sql<{ time_zone: string | null }[]>`
    select time_zone from public.user_private where user_id = ${id}`;
  return row?.time_zone;
}
