import type { Caller, World } from '../support/world.ts';

export async function addAdmin(world: World) {
  const admin = await world.addPerson({ name: 'Iris Novak' });
  await world.grantAdmin(admin);
  return admin;
}

type Arguments = Record<string, string | number | string[] | null>;

/** Calls a function with named arguments, as PostgREST does, and returns its result. */
export async function call<T>(
  world: World,
  caller: Caller,
  { name, ...args }: { name: string } & Arguments,
): Promise<T | undefined> {
  const names = Object.keys(args);
  const list = names.map((key, index) => `${key} => $${index + 1}`).join(', ');
  const [row] = await world.as(caller, (sql) =>
    sql.unsafe<{ answer: T }[]>(
      `select public.${name}(${list}) as answer`,
      names.map((key) => args[key] ?? null),
    ),
  );
  return row?.answer;
}

export type AuditRow = {
  actor_id: string;
  action: string;
  target_kind: string;
  target_id: string;
  target_title: string | null;
  reason: string;
};

export function audit(world: World) {
  return world.sql<AuditRow[]>`
    select actor_id, action, target_kind, target_id, target_title, reason
    from private.audit_log order by at, id`;
}

/** The notifications of a user, oldest first. */
export function bell(world: World, { id }: { id: string }) {
  return world.sql<{ kind: string; params: object; needs_action: boolean }[]>`
    select kind, params, needs_action from public.notifications
    where user_id = ${id} order by created_at, id`;
}

/** Creates a report as a user; returns its id. */
export async function report(
  world: World,
  reporter: { id: string },
  { kind, target, reason = 'spam', details = null }: Report,
): Promise<string> {
  await world.as(
    reporter,
    (sql) => sql`
      insert into public.reports (kind, target_id, reason, details)
      values (${kind}, ${target}, ${reason}, ${details})`,
  );
  const [row] = await world.sql<{ id: string }[]>`
    select id from public.reports
    where reporter_id = ${reporter.id} and target_id = ${target} and status = 'open'`;
  return row?.id ?? '';
}
type Report = { kind: string; target: string; reason?: string; details?: string | null };
