import type { Caller, World } from '../support/world.ts';

export type Claimed = { id: string; kind: string; target: string; text: string; requests: number };

export async function claim(world: World, max = 20): Promise<Claimed[]> {
  const [row] = await world.sql<{ claimed: Claimed[] }[]>`
    select public.claim_site_checks(${max}) as claimed`;
  return row?.claimed ?? [];
}

/** Reports the outcome of all that is due. */
export async function checkAll(world: World, outcome: string, method: string | null = null) {
  for (const { id, kind } of await claim(world)) {
    if ((kind === 'runs') !== ['runs', 'fails', 'unseen'].includes(outcome)) continue;
    await report(world, { id }, outcome, method);
  }
}

export const report = (
  world: World,
  { id }: { id: string },
  outcome: string | null,
  method: string | null = null,
  requests = 4,
) => world.sql`select public.report_site_check(${id}, ${outcome}, ${method}, ${requests})`;

export const demand = (world: World, caller: Caller, project: string) =>
  world.as(caller, (sql) => sql`select public.check_project(${project})`);

/** Demands a check of the owner's project, of which only the proof is read. */
export async function prove(
  world: World,
  owner: { id: string },
  project: string,
  outcome = 'proven',
) {
  await demand(world, owner, project);
  await checkAll(world, outcome, outcome === 'proven' ? 'meta' : null);
  await world.sql`delete from private.rate_hits where user_id = ${owner.id}`;
  await letPass(world, '1 day');
}

/** Moves all times of checks into the past. */
export async function letPass(world: World, time: string) {
  await world.sql`
    update private.site_checks
    set due_at = due_at - ${time}::interval, checked_at = checked_at - ${time}::interval,
      demanded_at = demanded_at - ${time}::interval, claimed_at = claimed_at - ${time}::interval`;
  await world.sql`
    update private.checked_hosts
    set busy_until = busy_until - ${time}::interval,
      day = day - extract(day from ${time}::interval)::integer where day > '-infinity'`;
  await world.sql`
    update public.project_checks set since = since - ${time}::interval, checked_at = checked_at - ${time}::interval`;
}

export async function readCheck(world: World, project: string) {
  const [check] = await world.sql<
    { state: string; failures: number; hours: number; age: number | null }[]
  >`
    select state, failures, round(extract(epoch from now() - since) / 3600)::integer as hours,
      round(extract(epoch from now() - checked_at) / 3600)::integer as age
    from public.project_checks where project_id = ${project}`;
  return check;
}

export type Proof = {
  subject: string;
  text: string;
  method: string | null;
  lost_at: string | null;
  is_waiting: boolean;
  outcome: string | null;
};

export async function readOwnProofs(world: World, caller: Caller, project: string) {
  const [row] = await world.as(
    caller,
    (sql) =>
      sql<{ proofs: Proof[] | null }[]>`select public.my_project_proofs(${project}) as proofs`,
  );
  return row?.proofs ?? null;
}

/** The subjects that visitors see as proven. */
export const readProofs = async (world: World, project: string, caller: Caller = 'visitor') =>
  (
    await world.as(
      caller,
      (sql) => sql<{ subject: string }[]>`
        select subject from public.project_proofs(array[${project}]::uuid[]) order by subject`,
    )
  ).map(({ subject }) => subject);

export const readNotices = async (world: World, { id }: { id: string }) =>
  (
    await world.sql<{ kind: string }[]>`
      select kind from public.notifications where user_id = ${id} and starts_with(kind, 'proof') order by created_at`
  ).map(({ kind }) => kind);

/** Without the checks of the seed and of other tests. */
export async function addCreator(world: World) {
  await world.sql`delete from private.site_checks`;
  await world.sql`delete from private.checked_hosts`;
  return world.addPerson({ isDev: true });
}
