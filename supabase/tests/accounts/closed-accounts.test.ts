import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

async function show(world: World) {
  const creator = await world.addPerson({ isDev: true });
  const project = await world.addProject(creator);
  const service = await world.addService(creator);
  const reader = await world.addPerson();
  /** How many rows of the creator a visitor and another user see. */
  const seen = async () => {
    const counts = [];
    for (const caller of ['visitor', reader] as const)
      counts.push(
        await world.as(caller, async (tx) => {
          const users = await tx`select from public.users where id = ${creator.id}`;
          const projects = await tx`select from public.projects where id = ${project}`;
          const services = await tx`select from public.services where id = ${service}`;
          return users.count + projects.count + services.count;
        }),
      );
    return counts;
  };
  const ban = (until: string | null) => world.sql`
    update auth.users set banned_until = now() + ${until}::text::interval where id = ${creator.id}`;
  return { creator, seen, ban };
}

it('a banned account is not public until the ban ends or is lifted', () =>
  inWorld(async (world) => {
    const { creator, seen, ban } = await show(world);
    const { seen: seenOfOther } = await show(world);
    const { seen: seenOfBanned, ban: banAnother } = await show(world);
    await banAnother('1 hour');
    expect(await seen()).toEqual([3, 3]);
    await ban('1 hour');
    expect(await seen()).toEqual([0, 0]);
    expect(await seenOfOther()).toEqual([3, 3]);
    await world.sql`
      update private.closed_accounts set closed_until = now() where user_id = ${creator.id}`;
    expect(await seen()).toEqual([3, 3]);
    await ban('2 hours');
    expect(await seen()).toEqual([0, 0]);
    await ban(null);
    expect(await seen()).toEqual([3, 3]);
    expect(await seenOfBanned()).toEqual([0, 0]);
  }));

it('a ban that is over closes nothing', () =>
  inWorld(async (world) => {
    const { creator, ban } = await show(world);
    await ban('-1 second');
    const closed = await world.sql`
      select from private.closed_accounts where user_id = ${creator.id}`;
    expect(closed).toHaveLength(0);
  }));

it('an account that the auth service has marked as deleted is not public, and its address is gone', () =>
  inWorld(async (world) => {
    const { creator, seen } = await show(world);
    await world.sql`
      update auth.users set email = 'lEe2aVdtcGZ7mbkI9', deleted_at = now() where id = ${creator.id}`;
    expect(await seen()).toEqual([0, 0]);
    const [row] = await world.sql`
      select email from public.user_private where user_id = ${creator.id}`;
    expect(row?.email).toBeNull();
  }));

it('the images of a closed account are blocked until it is open again, and it cannot write', () =>
  inWorld(async (world) => {
    const { creator, ban } = await show(world);
    const name = `${creator.id}/avatar/${crypto.randomUUID()}.png`;
    await world.sql`insert into storage.objects (bucket_id, name) values ('images', ${name})`;
    const state = async () => {
      const [stored] = await world.sql<{ bucket_id: string }[]>`
        select bucket_id from storage.objects where name = ${name}`;
      const write = world.as(
        creator,
        (tx) => tx`update public.users set location = 'Oslo' where id = ${creator.id}`,
      );
      const isWritten = await write.then(
        () => true,
        () => false,
      );
      return [stored?.bucket_id, isWritten];
    };
    const [shown, blocked] = [
      ['images', true],
      ['blocked-images', false],
    ];
    expect(await state()).toEqual(shown);
    await ban('1 hour');
    expect(await state()).toEqual(blocked);
    await ban(null);
    expect(await state()).toEqual(shown);

    await ban('1 hour');
    await world.sql`
      insert into private.suspensions (user_id, reason) values (${creator.id}, 'spam')`;
    await ban(null);
    expect(await state()).toEqual(blocked);
    await world.sql`delete from private.suspensions where user_id = ${creator.id}`;
    expect(await state()).toEqual(shown);
  }));

it('prune() opens an account whose ban has ended', () =>
  inWorld(async (world) => {
    const { creator, ban } = await show(world);
    const name = `${creator.id}/avatar/${crypto.randomUUID()}.png`;
    await world.sql`insert into storage.objects (bucket_id, name) values ('images', ${name})`;
    await ban('1 hour');
    const bucket = async () => {
      await world.sql`select private.prune()`;
      const [stored] = await world.sql<{ bucket_id: string }[]>`
        select bucket_id from storage.objects where name = ${name}`;
      return stored?.bucket_id;
    };
    expect(await bucket()).toBe('blocked-images');
    await world.sql`
      update private.closed_accounts set closed_until = now() where user_id = ${creator.id}`;
    expect(await bucket()).toBe('images');
  }));

it("prune() keeps the scheduler's log for seven days", () =>
  inWorld(async (world) => {
    await world.sql`delete from cron.job_run_details`;
    await world.sql`
      insert into cron.job (jobname, schedule, command) values ('prune', '* * * * *', 'select 1')
      on conflict (jobname, username) do nothing`;
    await world.sql`
      insert into cron.job_run_details (jobid, status, start_time)
      select jobid, 'succeeded', now() - hours * interval '1 hour'
      from (select jobid from cron.job where jobname = 'prune' limit 1) as job,
        unnest(array[167, 169]) as hours`;
    await world.sql`select private.prune()`;
    const left = await world.sql`
      select (extract(epoch from now() - start_time) / 3600)::integer as hours
      from cron.job_run_details`;
    expect(left).toEqual([{ hours: 167 }]);
  }));
