import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { connect } from '@showcase/local-supabase';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitAs, commitPeople } from '../hiring/races/race.ts';
import { createRequest } from '../support/hiring.ts';
import { makeOffer } from '../support/offers.ts';
import { captureError, sql } from '../support/world.ts';
import { write } from './scene.ts';
import { getPid, isWaitingFor, until } from './waiting.ts';
import { databaseUrl } from '../support/backend/backend.ts';

type Work = { id: string; client: { id: string; email: string } };
let people: Awaited<ReturnType<typeof commitPeople>>;
let first: Work;
let held: Work;
let last: Work;

/** Three requests to one creator who gets digests, in the order of the job, each with an offer that is no longer valid. */
beforeEach(async () => {
  people = await commitPeople({ clients: 3 });
  const { creator } = people;
  await sql`insert into private.notification_settings (user_id, digest) values (${creator.id}, 'daily')`;
  const works: Work[] = [];
  for (const client of people.clients) {
    const { id } = await commitAs(client, (tx) =>
      createRequest(tx, { creator_id: creator.id, title: 'A map' }),
    );
    await commitAs(creator, (tx) => makeOffer(tx, { id }));
    works.push({ id, client });
  }
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      update public.offers set valid_until = now() - interval '1 hour'
      where status = 'open' and hire_request_id = any (${works.map(({ id }) => id)})`;
  });
  works.sort((one, other) => (one.id < other.id ? -1 : 1));
  [first, held, last] = works as [Work, Work, Work];
});
afterEach(() => people.remove());

/** As pg_cron sends it: the whole command of the schedule, in a session of its own and outside of a transaction block. */
const runJob = async () => {
  const schema = await readFile(
    resolve(import.meta.dirname, '../../schemas/0840_request_deadlines.sql'),
    'utf8',
  );
  const [, command = ''] =
    /cron\.schedule\('follow-deadlines', '[^']+', '([^']+)'\)/.exec(schema) ?? [];
  const session = connect(databaseUrl, { max: 1 });
  try {
    await session.unsafe(command);
  } finally {
    await session.end();
  }
};
const listOpen = async () => {
  const rows = await sql<{ id: string }[]>`
    select id from public.hire_requests
    where creator_id = ${people.creator.id} and open_offer_id is not null`;
  return rows.map(({ id }) => id);
};

it('holds nothing of the requests that are done while it waits for one', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let holder = 0;
  const hold = sql.begin(async (tx) => {
    await tx`
      select from public.conversations
      where ${held.client.id} in (first_user_id, second_user_id) for no key update`;
    holder = await getPid(tx);
    await released;
  });
  await until(() => holder > 0);
  const job = runJob();
  await until(() => isWaitingFor(holder));
  // Its line in the digest is the first of this day, as that of the job is; and then the job comes to the same conversation.
  let isSent = false;
  const message = write(last.client, people.creator)().then(() => {
    isSent = true;
  });
  const [waiting] = await sql<{ pid: number }[]>`
    select a.pid from pg_stat_activity a where ${holder} = any (pg_blocking_pids(a.pid))`;
  await until(async () => isSent || (await isWaitingFor(waiting?.pid ?? 0)));
  const wasSentMeanwhile = isSent;
  release();
  const outcomes = await Promise.allSettled([hold, job, message]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(wasSentMeanwhile).toBe(true);
  expect(await listOpen()).toEqual([]);
});

it('writes to the digests of the two in the order of their ids, as others do', async () => {
  const [client] = people.clients.toSorted((one, other) => (one.id > other.id ? -1 : 1));
  const { id = '' } = [first, held, last].find((work) => work.client === client) ?? {};
  const both = [client?.id ?? '', people.creator.id].toSorted();
  await sql`
    insert into private.notification_settings (user_id, digest)
    select id, 'daily' from unnest(${both}::uuid[]) as id on conflict do nothing`;
  let job: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    const add = (person = '') => tx`
      select private.add_to_digest(private.settings_of(${person}), 'search_matched', '{}', null)`;
    const pid = await getPid(tx);
    await add(both[0]);
    job = sql`select private.follow_deadline(${id}, now())`.execute();
    await until(() => isWaitingFor(pid));
    await add(both[1]);
  });
  await job;
  expect(await listOpen()).not.toContain(id);
});

it('waits for no one who works on other requests of the same creator', async () => {
  const done = await sql.begin(async (tx) => {
    await tx`select from public.users where id = ${last.client.id} for update`;
    await tx`
      update public.notifications set read_at = now()
      where user_id = ${people.creator.id} and params ->> 'request_id' = ${last.id}`;
    const [row] = await sql<{ done: boolean }[]>`
      select private.follow_deadline(${first.id}, now()) as done`;
    return row?.done;
  });
  expect(done).toBe(true);
});

it('commits after each request, which a transaction block around it would not let it', async () => {
  const call = sql.begin((tx) => tx.unsafe('call private.follow_deadlines()'));
  expect(await captureError(call)).toMatchObject({ code: '2D000' });
  expect(await listOpen()).toHaveLength(3);
  await runJob();
  expect(await listOpen()).toEqual([]);
});

it('continues after one that fails, and says so', async () => {
  const constraint = `alter table public.hire_request_events add constraint fails
    check (hire_request_id <> '${first.id}' or action <> 'expire_offer') not valid`;
  await sql.unsafe(constraint);
  try {
    await expect(runJob()).rejects.toThrow(/"fails"/);
    expect(await listOpen()).toEqual([first.id]);
  } finally {
    await sql.unsafe('alter table public.hire_request_events drop constraint fails');
  }
  await runJob();
  expect(await listOpen()).toEqual([]);
});
