import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitAs, commitPeople } from '../hiring/races/race.ts';
import { captureError, sql } from '../support/world.ts';
import { run } from './scene.ts';
import { as, getPid, isWaitingFor, overlap, until, waits } from './waiting.ts';

const decide = 'select public.admin_decide_report($1, $2, $3)';

let people: Awaited<ReturnType<typeof commitPeople>>;
/** Has nothing to do with the decision. */
let outsider = '';
let reported = '';
let reporters: string[] = [];
let reports: string[] = [];
/** The last one, with which the earlier ones are decided. */
let report = '';

/** All but the outsider get digests. The one whose id is the last is reported, by the others in the opposite order of their ids. */
beforeEach(async () => {
  people = await commitPeople({ clients: 4 });
  const [first, ...others] = people.clients.map(({ id }) => id);
  outsider = first ?? '';
  const ids = others.toSorted();
  reported = ids.at(-1) ?? '';
  reporters = ids.slice(0, -1).toReversed();
  await sql`insert into private.admins (user_id, reason) values (${people.creator.id}, 'test')`;
  await sql`
    insert into private.notification_settings (user_id, digest)
    select id, 'daily' from unnest(${ids}::uuid[]) as id`;
  for (const reporter of reporters)
    await sql`
      insert into public.reports (reporter_id, kind, target_id, reason)
      values (${reporter}, 'user', ${reported}, 'spam')`;
  // Two of the same millisecond are in the order of their ids.
  const rows = await sql<{ id: string }[]>`
    select id from public.reports where target_id = ${reported} order by created_at, id`;
  reports = rows.map(({ id }) => id);
  report = reports.at(-1) ?? '';
});
afterEach(async () => {
  await sql`delete from public.reports where target_id = any (${[reported, ...reporters]}::uuid[])`;
  await people.remove();
  await sql.begin(async (tx) => {
    // With triggers on, no one can delete from the audit log.
    await tx`set local session_replication_role = replica`;
    await tx`delete from private.audit_log where actor_id = ${people.creator.id}`;
  });
});

it('writes to the digests of the people of a decision in the order of their ids', async () => {
  let decision: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    const add = (person = '') => tx`
      select private.add_to_digest(private.settings_of(${person}), 'search_matched', '{}', null)`;
    const pid = await getPid(tx);
    await add(reporters[1]);
    decision = commitAs(
      people.creator,
      (as) => as`select public.admin_decide_report(${report}, 'warn', 'Be kind')`,
    );
    await until(() => isWaitingFor(pid));
    await add(reporters[0]);
    await add(reported);
  });
  await decision;
  const kinds = await sql`
    select i.kind from private.digest_items i join private.mail_outbox o on o.id = i.mail_id
    where o.user_id = any (${[reported, ...reporters]}::uuid[]) and i.kind <> 'search_matched' order by 1`;
  expect(kinds.map(({ kind }) => String(kind))).toEqual([
    ...['report_upheld', 'report_upheld', 'warning_received'],
  ]);
});

// The person would be warned twice for one thing, by two admins with different reports of it on their screens.
it('decides all reports about one thing once, whichever of them the admins have open', async () => {
  const first = reports[0] ?? '';
  const second = overlap(
    as(people.creator, decide, report, 'warn', 'Be kind'),
    run(people.creator, decide, first, 'warn', 'Be kinder'),
  );
  expect(await captureError(second)).toMatchObject({ code: 'PT409' });
  const lines = await sql<{ kind: string }[]>`
    select kind from public.notifications
    where user_id = any (${[reported, ...reporters]}::uuid[]) order by 1`;
  expect(lines.map(({ kind }) => kind)).toEqual([
    'report_upheld',
    'report_upheld',
    'warning_received',
  ]);
});

it('waits for no one who reported another thing, or this one before an earlier decision', async () => {
  await sql`
    insert into public.reports (reporter_id, kind, target_id, reason, status, decision, decision_note, decided_at)
    values (${outsider}, 'user', ${reporters[0] ?? ''}, 'spam', 'open', null, null, null),
      (${outsider}, 'user', ${reported}, 'spam', 'dismissed', 'dismiss', 'Not spam', now())`;
  const isWaiting = await waits(
    (tx) => tx`
      select from public.users u join public.reports r on r.reporter_id = u.id
      where u.id = ${outsider} for update`,
    run(people.creator, decide, report, 'warn', 'Be kind'),
  );
  expect(isWaiting).toBe(false);
});
