import { expect, it } from 'vitest';
import { addSearcher, runJob } from '../saved-searches/searches.ts';
import { openSite } from '../support/time-zones.ts';
import { inWorld, sql } from '../support/world.ts';
import { configure, notify } from './mails.ts';

it.each([
  ['daily', 'UTC', '2026-11-25T07:59:59Z', '2026-11-25T08:00:00Z'],
  ['daily', 'UTC', '2026-11-25T08:00:00Z', '2026-11-26T08:00:00Z'],
  ['daily', 'UTC', '2026-12-31T23:00:00Z', '2027-01-01T08:00:00Z'],
  ['weekly', 'UTC', '2026-11-25T12:00:00Z', '2026-11-30T08:00:00Z'],
  ['weekly', 'UTC', '2026-11-30T07:00:00Z', '2026-11-30T08:00:00Z'],
  ['weekly', 'UTC', '2026-11-30T08:00:00Z', '2026-12-07T08:00:00Z'],
  ['weekly', 'Pacific/Auckland', '2026-11-29T18:59:59Z', '2026-11-29T19:00:00Z'],
  ['daily', 'America/Los_Angeles', '2026-11-25T07:00:00Z', '2026-11-25T16:00:00Z'],
  // The clocks go back in the night between.
  ['daily', 'America/Los_Angeles', '2026-10-31T15:00:00Z', '2026-11-01T16:00:00Z'],
])('the %s digest in %s after %s is at %s', async (period, zone, after, at) => {
  const [row] = await sql<{ at: Date }[]>`
    select private.next_digest(${period}, ${after}::timestamptz, ${zone}) as at`;
  expect(row?.at).toEqual(new Date(at));
});

it('does not depend on the time zone of the session', () =>
  inWorld(async (world) => {
    await world.sql`set local timezone = 'Pacific/Auckland'`;
    const [row] = await world.sql<{ at: Date }[]>`
      select private.next_digest('weekly', '2026-11-29T22:00:00Z', 'UTC') as at`;
    expect(row?.at).toEqual(new Date('2026-11-30T08:00:00Z'));
  }));

it.each(['a digest', 'what a search found in a week'])('%s waits for 8:00 of its reader', (what) =>
  inWorld(async (world) => {
    const { client, creator } = await addSearcher(world, { frequency: 'weekly' });
    await openSite(world, client, 'Asia/Tokyo');
    if (what === 'a digest') {
      await configure(world, client, { digest: 'daily' });
      await notify(world, client);
    } else {
      await world.addProject(creator, { title: 'Quokka' });
      await runJob(world);
    }
    const [row] = await world.sql`
      select to_char(due_at at time zone 'Asia/Tokyo', 'HH24:MI') as time from (
        select due_at from private.mail_outbox where user_id = ${client.id}
        union all select due_at from private.search_progress where due_at is not null
      ) as waiting`;
    expect(row).toEqual({ time: '08:00' });
  }),
);
