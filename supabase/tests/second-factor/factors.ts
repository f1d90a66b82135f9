import { randomUUID } from 'node:crypto';
import type { Caller, World } from '../support/world.ts';

type Person = { id: string };

/** An authenticator app of this person, as the auth service records it. */
export async function addFactor(world: World, person: Person, status = 'verified') {
  const id = randomUUID();
  await world.sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${id}, ${person.id}, 'totp', ${status}::text::auth.factor_status, now(), now())`;
  return id;
}

/** A further session of this person, which began so many minutes ago; its id. */
export async function addSession(world: World, person: Person, minutes = 0, userAgent = '') {
  const id = randomUUID();
  await world.sql`
    insert into auth.sessions (id, user_id, created_at, user_agent)
    values (${id}, ${person.id}, now() - make_interval(mins => ${minutes}), ${userAgent})`;
  return id;
}

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

/** The caller in a session that began an hour ago, and was confirmed with a code so many minutes ago. */
export function confirmed<P extends Person>(person: P, minutes = 0) {
  const amr = [
    { method: 'totp', timestamp: minutesAgo(minutes) },
    { method: 'password', timestamp: minutesAgo(60) },
  ];
  return { ...person, aal: 'aal2', amr };
}

export async function createCodes(world: World, caller: Caller): Promise<string[]> {
  const [row] = await world.as(
    caller,
    (sql) => sql<{ codes: string[] }[]>`select public.create_recovery_codes() as codes`,
  );
  return row?.codes ?? [];
}

export async function useCode(world: World, caller: Caller, code: string | null) {
  const [row] = await world.as(
    caller,
    (sql) => sql<{ is_right: boolean }[]>`select public.use_recovery_code(${code}) as is_right`,
  );
  return row?.is_right;
}

export const removeFactor = (world: World, caller: Caller) =>
  world.as(caller, (sql) => sql`select public.remove_second_factor()`);

export async function readFactor(world: World, caller: Caller) {
  const [row] = await world.as(
    caller,
    (sql) => sql<{ factor: object }[]>`select public.my_second_factor() as factor`,
  );
  return row?.factor;
}

/** The id of someone with an authenticator app, and the app's. */
export async function addPersonWithFactor(world: World) {
  const person = await world.addPerson();
  return { person, factor: await addFactor(world, person) };
}
