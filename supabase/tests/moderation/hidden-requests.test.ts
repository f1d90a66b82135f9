import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../races/scene.ts';
import { as, overlap } from '../races/waiting.ts';
import { createRequest } from '../support/hiring.ts';
import { addPerson, captureError, sql } from '../support/world.ts';
import { commitAs, commitPeople } from '../hiring/races/race.ts';
import type { People } from '../hiring/races/work.ts';

let people: People;
let admin: Awaited<ReturnType<typeof addPerson>>;
let request: string;
beforeEach(async () => {
  people = await commitPeople();
  const { creator, service } = people;
  admin = await sql.begin((tx) => addPerson(tx, {}));
  await sql`insert into private.admins (user_id, reason) values (${admin.id}, 'test')`;
  ({ id: request } = await commitAs(people.client, (tx) =>
    createRequest(tx, { creator_id: creator.id, service_id: service }),
  ));
});
afterEach(async () => {
  await people.remove();
  await sql`delete from auth.users where id = ${admin.id}`;
  await sql.begin(async (tx) => {
    // With triggers on, no one can delete from the audit log.
    await tx`set local session_replication_role = replica`;
    await tx`delete from private.audit_log where actor_id = ${admin.id}`;
  });
});

const accept = `select public.act_on_hire_request($1, 'accept', no_due_date => true)`;
const hide = `select public.admin_hide('service', $1, 'It was copied')`;
const getStatus = async () => {
  const [row] = await sql<{ status: string }[]>`
    select status from public.hire_requests where id = ${request}`;
  return row?.status;
};
const listLines = async () => {
  const rows = await sql<{ kind: string }[]>`
    select kind from public.notifications where user_id = ${people.client.id} and read_at is null`;
  return rows.map(({ kind }) => kind);
};

describe('a request whose service an admin hides', () => {
  it('is not sold any more once that has begun', async () => {
    const { creator, service } = people;
    const attempt = overlap(as(admin, hide, service), run(creator, accept, request));
    expect(await captureError(attempt)).toMatchObject({
      ...{ code: 'PT409', message: "An admin has hidden this. It can't be agreed on meanwhile" },
    });
    expect([await getStatus(), await listLines()]).toEqual(['pending', ['request_hidden']]);
  });

  // The client would read that what was agreed on a moment ago can't be.
  it('stays agreed on if it was accepted meanwhile, and its client reads no more about it', async () => {
    await overlap(as(people.creator, accept, request), run(admin, hide, people.service));
    expect([await getStatus(), await listLines()]).toEqual(['accepted', ['request_accepted']]);
  });
});
