import { describe, expect, it } from 'vitest';
import { getErrorStatus } from '../support/error-status.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addSession } from './factors.ts';

type Session = {
  id: string;
  user_agent: string | null;
  started_at: string;
  used_at: string;
  is_current: boolean;
};

async function listSessions(world: World, caller: Caller) {
  const [row] = await world.as(
    caller,
    (sql) => sql<{ sessions: Session[] }[]>`select public.my_sessions() as sessions`,
  );
  return row?.sessions ?? [];
}

const end = (world: World, caller: Caller, id: string | null) =>
  world.as(caller, (sql) => sql`select public.end_session(${id})`);
const endOthers = (world: World, caller: Caller) =>
  world.as(caller, (sql) => sql`select public.end_other_sessions()`);

const minutesSince = (time: string) => Math.round((Date.now() - Date.parse(time)) / 60_000);

describe('my_sessions', () => {
  it("lists the caller's, this one first, then the last used one", () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await addSession(world, await world.addPerson());
      const old = await addSession(world, person, 90, 'Mozilla/5.0 (Windows NT 10.0)');
      const used = await addSession(world, person, 600, 'Mozilla/5.0 (Linux)');
      await world.sql`
        update auth.sessions set refreshed_at = (now() at time zone 'utc') - interval '5 minutes'
        where id = ${used}`;
      const [ended, ending] = [
        await addSession(world, person),
        await addSession(world, person, 700),
      ];
      await world.sql`update auth.sessions set not_after = now() where id = ${ended}`;
      await world.sql`
        update auth.sessions set not_after = now() + interval '1 day' where id = ${ending}`;

      const sessions = await listSessions(world, { ...person, session: old });

      expect(
        sessions.map(({ id, started_at, used_at, ...session }) => ({
          id,
          ...session,
          minutes: [minutesSince(started_at), minutesSince(used_at)],
        })),
      ).toEqual([
        {
          id: old,
          user_agent: 'Mozilla/5.0 (Windows NT 10.0)',
          is_current: true,
          minutes: [90, 90],
        },
        { id: person.id, user_agent: null, is_current: false, minutes: [0, 0] },
        { id: used, user_agent: 'Mozilla/5.0 (Linux)', is_current: false, minutes: [600, 5] },
        { id: ending, user_agent: '', is_current: false, minutes: [700, 700] },
      ]);
      expect(await listSessions(world, { ...person, session: null })).toHaveLength(4);
    }));

  it('returns at most 100, and 500 characters of what a browser says of itself', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await addSession(world, person, 5, 'x'.repeat(501));
      await world.sql`
        insert into auth.sessions (id, user_id, created_at)
        select gen_random_uuid(), ${person.id}, now() - interval '1 day' from generate_series(1, 100)`;
      const sessions = await listSessions(world, person);
      expect(sessions).toHaveLength(100);
      expect(sessions[1]?.user_agent).toBe('x'.repeat(500));
    }));

  it('is nothing for visitors', () =>
    inWorld(async (world) => {
      const calls = [
        listSessions,
        endOthers,
        (here: World, caller: Caller) => end(here, caller, null),
      ];
      for (const call of calls)
        expect((await captureError(call(world, 'visitor'))).code).toBe('42501');
    }));
});

describe('ending sessions', () => {
  const ids = async (world: World, person: { id: string }) =>
    (await world.sql<{ id: string }[]>`select id from auth.sessions where user_id = ${person.id}`)
      .map(({ id }) => id)
      .toSorted();

  it("ends one, of the caller's own", () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      const [one, two] = [await addSession(world, person), await addSession(world, person)];
      await end(world, person, one);
      await end(world, person, one);
      await end(world, person, other.id);
      await end(world, person, null);
      expect(await ids(world, person)).toEqual([person.id, two].toSorted());
      expect(await ids(world, other)).toEqual([other.id]);
    }));

  it('does not end this one', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      expect(await captureError(end(world, person, person.id))).toEqual({
        code: 'PT400',
        message: 'Sign out to end this session',
      });
    }));

  it('ends all others at once', () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      const session = await addSession(world, person);
      await addSession(world, person);
      await endOthers(world, { ...person, session });
      expect(await ids(world, person)).toEqual([session]);
      expect(await ids(world, other)).toEqual([other.id]);
    }));

  it('is not possible in a session that has ended', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const session = await addSession(world, person);
      await end(world, person, session);
      const calls = [
        (caller: Caller) => end(world, caller, person.id),
        (caller: Caller) => endOthers(world, caller),
      ];
      for (const call of calls)
        expect(await getErrorStatus(call({ ...person, session }))).toMatchObject({
          code: 'session_not_found',
        });
      expect(await ids(world, person)).toEqual([person.id]);
    }));
});
