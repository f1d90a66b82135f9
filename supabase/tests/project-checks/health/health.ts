import type { Caller, World } from '../../support/world.ts';
import { addCreator, prove } from '../checks.ts';

export const links = { live_url: 'https://www.Example.com/app', repo_url: 'github.com/ada/app' };

export const finding = {
  ...{ kind: 'missing-header', detail: 'Content-Security-Policy' },
  ...{ file: 'https://example.com/', line: null, column: null, masked: null },
};

export type Part = { part: string; subject: string | null; made_at: string; findings: unknown[] };
export type OwnReport = {
  subjects: {
    subject: string;
    is_proven: boolean;
    is_waiting: boolean;
    is_reading: boolean;
    outcome: string | null;
  }[];
  parts: Part[];
  is_announced: boolean;
  token: string | null;
  ends_at: string | null;
};
type Claimed = { id: string; part: string; subject: string; url: string | null };

/** A creator's public project, whose host and repository are proven. */
export async function addReported(world: World, columns: Record<string, unknown> = {}) {
  const creator = await addCreator(world);
  await world.sql`delete from private.health_reports`;
  const project = await world.addProject(creator, { ...links, ...columns });
  await prove(world, creator, project);
  return { creator, project };
}

export const requestReport = (world: World, caller: Caller, project: string) =>
  world.as(caller, (sql) => sql`select public.request_health_report(${project})`);

export async function claimReport(world: World): Promise<Claimed | null> {
  const [row] = await world.sql<{ claimed: Claimed | null }[]>`
    select public.claim_health_report() as claimed`;
  return row?.claimed ?? null;
}

export const report = (
  world: World,
  id: string | undefined,
  outcome = 'read',
  findings: unknown = [finding],
) =>
  world.sql`
    select public.report_health(${id ?? ''}, ${outcome}, 3, false, ${JSON.stringify(findings)}::text::jsonb)`;

/** Makes all that is due. */
export async function readAll(world: World, outcome = 'read', findings: unknown = [finding]) {
  for (let claimed = await claimReport(world); claimed; claimed = await claimReport(world))
    await report(world, claimed.id, outcome, findings);
}

export const saveZip = (
  world: World,
  caller: Caller,
  project: string,
  findings: unknown = [finding],
) =>
  world.as(
    caller,
    (sql) =>
      sql`select public.save_zip_findings(${project}, 12, true, ${JSON.stringify(findings)}::text::jsonb)`,
  );

export async function readOwn(world: World, caller: Caller, project: string) {
  const [row] = await world.as(
    caller,
    (sql) => sql<{ own: OwnReport | null }[]>`select public.my_health_report(${project}) as own`,
  );
  return row?.own ?? null;
}

export const share = (world: World, caller: Caller, project: string, days: number | null = 7) =>
  world.as(caller, (sql) => sql`select public.share_health_report(${project}, ${days})`);

export async function readByLink(world: World, token: string | null | undefined) {
  const [row] = await world.as(
    'visitor',
    (sql) => sql<{ found: { project_id: string; parts: Part[] } | null }[]>`
      select public.health_report_by_link(${token ?? null}) as found`,
  );
  return row?.found ?? null;
}

export const announce = (world: World, caller: Caller, project: string, is: boolean | null) =>
  world.as(caller, (sql) => sql`select public.announce_health_report(${project}, ${is})`);

export const readDates = (world: World, projects: string[]) =>
  world.as(
    'visitor',
    (sql) => sql<{ project_id: string; made_at: Date }[]>`
      select * from public.health_report_dates(${projects}::uuid[])`,
  );

/** Moves the times of reports and links into the past. */
export async function letPass(world: World, time: string) {
  await world.sql`
    update private.health_reports set due_at = due_at - ${time}::interval, made_at = made_at - ${time}::interval`;
  await world.sql`update private.checked_hosts set busy_until = busy_until - ${time}::interval`;
  await world.sql`update private.health_sharing set ends_at = ends_at - ${time}::interval`;
}
