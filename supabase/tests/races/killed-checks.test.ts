import { randomUUID } from 'node:crypto';
import type { ISql } from 'postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitPeople } from '../hiring/races/race.ts';
import { addProject } from '../support/rows.ts';
import { sql } from '../support/world.ts';
import { waits } from './waiting.ts';

let people: Awaited<ReturnType<typeof commitPeople>>;
let hosts: string[];
let project: string;

beforeEach(async () => {
  await sql`delete from private.site_checks`;
  people = await commitPeople();
  hosts = [randomUUID(), randomUUID()].map((name) => `${name}.example.com`);
  [project = ''] = await addProjects('');
});
afterEach(() => people.remove());

/** One for each host. */
const addProjects = (path: string) =>
  sql.begin(async (tx) => {
    const ids = [];
    for (const host of hosts)
      ids.push(await addProject(tx, people.creator, { live_url: `https://${host}/${path}` }));
    return ids;
  });

const claim = async (tx: ISql, max: number) => {
  const [row] = await tx<{ claimed: { id: string; target: string }[] }[]>`
    select public.claim_site_checks(${max}) as claimed`;
  return row?.claimed ?? [];
};
const claimOne = async (tx: ISql) => (await claim(tx, 1))[0]?.id ?? '';
const report = (tx: ISql, id: string) =>
  tx`select public.report_site_check(${id}, 'fails', null, 3)`;

/** Ends the transaction of a reader in the middle of a step, as PostgreSQL does when its connection is gone. */
async function killIn(step: (tx: ISql) => Promise<unknown>) {
  const killed = sql.begin(async (tx) => {
    await step(tx);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
}

const letLeaseEnd = async () => {
  await sql`
    update private.site_checks
    set due_at = due_at - interval '5 minutes', claimed_at = claimed_at - interval '5 minutes'`;
  await sql`update private.checked_hosts set busy_until = busy_until - interval '5 minutes'`;
};

const kills: [string, () => Promise<void>][] = [
  ['while it claims', () => killIn(claimOne)],
  ['after it has claimed', async () => void (await claimOne(sql))],
  [
    'while it reports',
    async () => {
      const id = await claimOne(sql);
      await killIn((tx) => report(tx, id));
    },
  ],
  ['after it has reported', async () => void (await report(sql, await claimOne(sql)))],
];

it.each(kills)(
  'a check whose reader is killed %s is made, and counts once',
  async (_case, kill) => {
    await sql`delete from public.projects where user_id = ${people.creator.id} and id <> ${project}`;
    await kill();
    await letLeaseEnd();
    for (const { id } of await claim(sql, 20)) await report(sql, id);

    const [check] = await sql`
    select c.failures, d.failed, s.attempts, s.claimed_at, s.due_at > now() as is_planned
    from public.project_checks c join public.project_check_days d using (project_id)
    join private.site_checks s on s.target = c.url
    where c.project_id = ${project}`;
    expect(check).toEqual({
      ...{ failures: 1, failed: 1, attempts: 0, claimed_at: null, is_planned: true },
    });
    const [host] =
      await sql`select requests from private.checked_hosts where host = ${hosts[0] ?? ''}`;
    // What a killed reader may have sent still counts.
    expect([3, 11]).toContain(host?.requests);
  },
);

it('two readers at once never wait for each other, and get different checks of different hosts', async () => {
  await addProjects('other');
  let [first, second]: { target: string }[][] = [[], []];
  const isDelayed = await waits(
    async (tx) => (first = await claim(tx, 1)),
    async () => (second = await sql.begin((tx) => claim(tx, 20))),
  );
  expect(isDelayed).toBe(false);
  const later = await claim(sql, 20);
  const targets = [...(first ?? []), ...(second ?? []), ...later].map(
    ({ target }) => new URL(target).host,
  );
  expect(targets.toSorted()).toEqual(hosts.toSorted());
});

it('two readers of health reports at once never wait for each other, and get different parts', async () => {
  await sql`delete from private.health_reports`;
  await sql`
    insert into private.project_proofs (project_id, subject, user_id, method)
    select id, private.host_of(live_url), user_id, 'meta' from public.projects
    where user_id = ${people.creator.id}`;
  await sql`
    insert into private.health_reports (project_id, part, subject)
    select project_id, 'site', subject from private.project_proofs where subject = any (${hosts})`;
  const claimPart = async (tx: ISql) => {
    const [row] = await tx<{ claimed: { subject: string } | null }[]>`
      select public.claim_health_report() as claimed`;
    return row?.claimed?.subject;
  };
  let first: string | undefined;
  const isDelayed = await waits(
    async (tx) => (first = await claimPart(tx)),
    () => claimPart(sql),
  );
  expect(isDelayed).toBe(false);
  expect([first, await claimPart(sql)].toSorted()).toEqual(hosts.toSorted());
});
