import { randomUUID } from 'node:crypto';
import type { ISql } from 'postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitAs, commitPeople } from '../hiring/races/race.ts';
import { addProject } from '../support/rows.ts';
import { sql } from '../support/world.ts';
import { as, overlap, waits } from './waiting.ts';

type Owner = { id: string; email: string; project: string };
let people: Awaited<ReturnType<typeof commitPeople>>;
let host: string;
let former: Owner;
let last: Owner;

/** Two users who show the same site, where the texts of both stand. */
beforeEach(async () => {
  await sql`delete from private.site_checks`;
  people = await commitPeople();
  host = `${randomUUID()}.example.com`;
  const [one, other] = [people.creator, people.client];
  const add = async (person: { id: string; email: string }) => ({
    ...person,
    project: await sql.begin((tx) => addProject(tx, person, { live_url: `https://${host}/` })),
  });
  [former, last] = [await add(one), await add(other)];
  await sql`delete from private.site_checks`;
});
afterEach(() => people.remove());

const demand = (owner: Owner) =>
  commitAs(owner, (tx) => tx`select public.check_project(${owner.project})`);

/** Begins to read for this user, which no reader does at the same time for another one of the host. */
async function claim({ id }: Owner): Promise<string> {
  await sql`update private.checked_hosts set busy_until = now(), requests = 0`;
  await sql`update private.site_checks set due_at = now() where user_id = ${id} and due_at < 'infinity'`;
  await sql`select public.claim_site_checks(20)`;
  const [check] = await sql<{ id: string }[]>`
    select id from private.site_checks where user_id = ${id} and claimed_at is not null`;
  return check?.id ?? '';
}

const report = (tx: ISql, check: string) =>
  tx`select public.report_site_check(${check}, 'proven', 'file', 1)`;

async function prove(owner: Owner) {
  await demand(owner);
  await report(sql, await claim(owner));
}

/** Who has the proof, and who was notified of losing it. */
async function readState() {
  const owners = await sql<{ user_id: string }[]>`
    select user_id from private.project_proofs where subject = ${host} and lost_at is null`;
  const notified = await sql<{ user_id: string }[]>`
    select user_id from public.notifications
    where kind = 'proof_taken' and user_id = any (${[former.id, last.id]}) order by user_id`;
  return {
    owners: owners.map(({ user_id }) => user_id),
    notified: notified.map(({ user_id }) => user_id),
  };
}

it.each(['before the other one begins', 'while the other one is noted'])(
  'a weekly check does not give a proof back to the former owner %s',
  async (moment) => {
    await prove(former);
    const weekly = await claim(former);
    await demand(last);
    const taking = await claim(last);
    if (moment.startsWith('before')) {
      await report(sql, taking);
      await report(sql, weekly);
    } else {
      await overlap(
        (tx) => report(tx, taking),
        () => report(sql, weekly),
      );
    }
    expect(await readState()).toEqual({ owners: [last.id], notified: [former.id] });
  },
);

it('a weekly check that is noted first delays the one who proves it', async () => {
  await prove(former);
  const weekly = await claim(former);
  await demand(last);
  const taking = await claim(last);
  await overlap(
    (tx) => report(tx, weekly),
    () => report(sql, taking),
  );
  expect(await readState()).toEqual({ owners: [last.id], notified: [former.id] });
});

it('the former owner gets it back by a demand, which a check of the other one does not cancel', async () => {
  await prove(former);
  await demand(last);
  const taking = await claim(last);
  await demand(former);
  await report(sql, taking);
  await report(sql, await claim(former));
  expect(await readState()).toEqual({
    owners: [former.id],
    notified: [former.id, last.id].toSorted(),
  });
});

it('of two who prove it for the first time at once, the second has it', async () => {
  await demand(former);
  const first = await claim(former);
  await demand(last);
  const second = await claim(last);
  await overlap(
    (tx) => report(tx, first),
    () => report(sql, second),
  );
  expect(await readState()).toEqual({ owners: [last.id], notified: [former.id] });
});

it('who takes it from someone who is leaving waits for them, and neither fails', async () => {
  await prove(former);
  await demand(last);
  const taking = await claim(last);
  await overlap(
    (tx) => tx`select from public.users where id = ${former.id} for update`,
    () => report(sql, taking),
    (tx) => tx`delete from auth.users where id = ${former.id}`,
  );
  expect((await readState()).owners).toEqual([last.id]);
});

it('what was demanded while it was read is read once more, and does not take a proof before', async () => {
  await prove(former);
  const weekly = await claim(former);
  await prove(last);
  await demand(former);
  await report(sql, weekly);
  expect((await readState()).owners).toEqual([last.id]);
  expect(
    await sql`
      select from private.site_checks
      where user_id = ${former.id} and due_at <= now() and claimed_at is null`,
  ).toHaveLength(1);
  await report(sql, await claim(former));
  expect((await readState()).owners).toEqual([former.id]);
});

it('a report waits for no one who has proven another site', async () => {
  host = `my_${host}`;
  // Their check is the first row then.
  await sql`truncate private.site_checks`;
  const links = [host, host.replace('_', '-')].map((name) => `https://${name}/`);
  await sql`update public.projects set live_url = ${links[0] ?? ''} where id = ${former.project}`;
  await sql`update public.projects set live_url = ${links[1] ?? ''} where id = ${last.project}`;
  await prove(last);
  await sql`delete from private.site_checks where kind = 'runs'`;
  await demand(former);
  const check = await claim(former);
  const isDelayed = await waits(
    (tx) => tx`select from public.users where id = ${last.id} for update`,
    () => report(sql, check),
  );
  expect(isDelayed).toBe(false);
  expect((await readState()).owners).toEqual([former.id]);
});

it('what is demanded while its check is reported is read once more', async () => {
  await prove(former);
  const weekly = await claim(former);
  await overlap(as(former, 'select public.check_project($1)', former.project), () =>
    report(sql, weekly),
  );
  expect(
    await sql`
      select from private.site_checks
      where user_id = ${former.id} and due_at <= now() and claimed_at is null`,
  ).toHaveLength(1);
});
