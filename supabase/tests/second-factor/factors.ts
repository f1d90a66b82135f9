import { randomUUID } from 'node:crypto';
import type { Caller, World } from '../support/world.ts';

type Person = { id: string };

/** An authenticator app of this person, as the auth service records it, and a code of it in their first session. */
export async function addFactor(world: World, person: Person, status = 'verified') {
  const id = randomUUID();
  await world.sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${id}, ${person.id}, 'totp', ${status}::text::auth.factor_status, now(), now())`;
  if (status === 'verified') await enterCode(world, person.id, id);
  return id;
}

/** An app that a further session of this person set up so many minutes after it began. */
export async function addLateApp(world: World, person: Person, minutes = 16) {
  const session = await addSession(world, person, minutes);
  const factor = await addFactor(world, person, 'unverified');
  await world.sql`update auth.mfa_factors set status = 'verified' where id = ${factor}`;
  await enterCode(world, session, factor);
  return { session, factor };
}

/** The claims that the auth service writes into a session once a code of the app was right. */
export const enterCode = (world: World, session: string, factor: string) =>
  world.sql`update auth.sessions set aal = 'aal2', factor_id = ${factor} where id = ${session}`;

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
