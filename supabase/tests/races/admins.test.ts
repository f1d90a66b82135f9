import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitPeople } from '../hiring/races/race.ts';
import { captureError, sql } from '../support/world.ts';
import { run } from './scene.ts';
import { as, overlap } from './waiting.ts';

let people: Awaited<ReturnType<typeof commitPeople>>;
let admin: { id: string; email: string };
let person: { id: string; email: string };
beforeEach(async () => {
  people = await commitPeople();
  [admin, person] = [people.creator, people.client];
  await sql`insert into private.admins (user_id, reason) values (${admin.id}, 'test')`;
});
afterEach(async () => {
  await people.remove();
  await sql.begin(async (tx) => {
    // With triggers on, no one can delete from the audit log.
    await tx`set local session_replication_role = replica`;
    await tx`delete from private.audit_log where actor_id = ${admin.id} or target_id = ${admin.id}`;
  });
});

// Its mails, of which some are sent, would be deleted, and nobody could see any more that there was one.
it('a newsletter that is being sent is not deleted', async () => {
  const newsletter = randomUUID();
  const email = `${newsletter}@example.com`;
  await sql`insert into private.newsletters (id, subject, body) values (${newsletter}, 'News', 'Hello')`;
  await sql`insert into private.newsletter_subscribers (email, confirmed_at) values (${email}, now())`;
  try {
    const deletion = overlap(
      as(admin, 'select public.admin_send_newsletter($1)', newsletter),
      run(admin, 'select public.admin_delete_newsletter($1)', newsletter),
    );
    expect(await captureError(deletion)).toMatchObject({ code: 'PT409' });
    expect(
      await sql`select from private.mail_outbox where newsletter_id = ${newsletter}`,
    ).not.toHaveLength(0);
  } finally {
    await sql`delete from private.newsletters where id = ${newsletter}`;
    await sql`delete from private.newsletter_subscribers where email = ${email}`;
  }
});

// Someone would be an admin and suspended.
it('no one becomes an admin and is suspended at the same time', async () => {
  const suspension = overlap(
    as(admin, `select public.admin_grant_admin($1, 'They help')`, person.id),
    run(admin, `select public.admin_suspend($1, 'Spam')`, person.id),
  );
  expect(await captureError(suspension)).toMatchObject({ code: 'PT409' });
  expect(await sql`select from private.suspensions where user_id = ${person.id}`).toEqual([]);
});

// There would be no admin, and no one who could add one.
it('two admins who remove each other leave one', async () => {
  const others = await sql<{ user_id: string; reason: string }[]>`
    select user_id, reason from private.admins where user_id <> ${admin.id}`;
  await sql`insert into private.admins (user_id, reason) values (${person.id}, 'test')`;
  try {
    const removal = overlap(
      (tx) => tx`delete from private.admins where user_id <> ${admin.id}`,
      () => sql`delete from private.admins where user_id = ${admin.id}`,
    );
    expect(await captureError(removal)).toMatchObject({ code: 'PT409' });
  } finally {
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`
        insert into private.admins (user_id, reason)
        select * from unnest(
          ${others.map(({ user_id }) => user_id)}::uuid[], ${others.map(({ reason }) => reason)}::text[])`;
    });
  }
});
