import { randomUUID } from 'node:crypto';
import { addCompleted, commitAs, race } from '../hiring/races/race.ts';
import { act, createRequest } from '../support/hiring.ts';
import type { Action } from '../support/hiring.ts';
import { addConversation, addProject, addService } from '../support/rows.ts';
import { deleteObjectsOf } from '../support/stored-objects.ts';
import { addPerson, sql } from '../support/world.ts';

type Person = { id: string; email: string };
export type Scene = Awaited<ReturnType<typeof openScene>>;

/** Committed users with all kinds of rows between two of them; `close` deletes everything. */
export async function openScene() {
  const rows = await sql.begin(async (transaction) => {
    const people = [];
    for (const isDev of [true, true, false, false, false]) {
      people.push(await addPerson(transaction, { isDev, name: 'Ada Stone' }));
    }
    const [creator, other, client, second, admin] = people;
    if (!creator || !other || !client || !second || !admin)
      throw new Error('Five accounts are needed.');
    await transaction`insert into private.admins (user_id, reason) values (${admin.id}, 'test')`;
    const service = await addService(transaction, creator, {});
    const project = await addProject(transaction, creator, {});
    const conversation = await addConversation(transaction, creator, client);
    return { creator, other, client, second, admin, service, project, conversation };
  });
  const { creator, client, second, admin, project, service } = rows;
  const completed = await addCompleted({ creator, clients: [client, second] });
  const [review] = await sql<{ id: string }[]>`
    insert into public.reviews (user_id, target_user_id, project_id, rating, comment)
    values (${client.id}, ${creator.id}, ${project}, 4, 'Good') returning id`;
  const pending = await commitAs(client, (tx) =>
    createRequest(tx, { creator_id: creator.id, service_id: service }),
  );
  const reports = await sql<{ id: string }[]>`
    insert into public.reports (reporter_id, kind, target_id, reason)
    select person, 'review', ${review?.id ?? ''}, 'spam'
    from unnest(${[creator.id, second.id]}::uuid[]) as person returning id`;
  const ids = [rows.creator, rows.other, client, second].map(({ id }) => id);
  return {
    ...rows,
    review: review?.id ?? '',
    request: pending.id,
    getCompletedRequest: (person: Person) => completed.get(person.id) ?? '',
    reports: reports.map(({ id }) => id),
    files: [await commitFile(client), await commitFile(creator)] as const,
    async close() {
      await sql`delete from public.reports where target_id = ${review?.id ?? ''}`;
      await sql`delete from private.hidden_items where item_id = ${review?.id ?? ''}`;
      await sql`delete from auth.users where id = any (${[...ids, admin.id]})`;
      await deleteObjectsOf(sql, ids);
      await sql`delete from private.attachments_to_remove`;
      await sql.begin(async (transaction) => {
        // With triggers on, no one can delete from the audit log.
        await transaction`set local session_replication_role = replica`;
        await transaction`
          delete from private.audit_log where actor_id = ${admin.id} or target_id = ${admin.id}`;
      });
    },
  };
}

/** An uploaded file that is not sent. */
export async function commitFile({ id: owner }: Person) {
  const id = randomUUID();
  await sql`
    insert into public.attachments (id, owner_id, name, size, type)
    values (${id}, ${owner}, 'plan.pdf', 5, 'application/pdf')`;
  await sql`
    insert into storage.objects (bucket_id, name, metadata)
    values ('attachments', ${`${owner}/${id}`}, '{"size": 5, "mimetype": "application/octet-stream"}')`;
  return id;
}

export const leave = (person: Person) => () =>
  commitAs(person, (tx) => tx`select public.delete_my_account(${person.email})`);

export const move = (person: Person, id: string, action: Action) => () =>
  commitAs(person, (tx) => act(tx, { id, action }));

export const hire =
  (client: Person, { creator, service }: Scene) =>
  () =>
    commitAs(client, (tx) => createRequest(tx, { creator_id: creator.id, service_id: service }));

export const write = (person: Person, other: Person) => () =>
  commitAs(
    person,
    (tx) => tx`select public.send_message(${other.id}, 'Good morning', ${randomUUID()})`,
  );

export const publish = (person: Person) => () =>
  sql.begin((transaction) => addProject(transaction, person, {}));

export const review =
  (client: Person, { creator, getCompletedRequest, project }: Scene) =>
  () =>
    commitAs(
      client,
      (tx) => tx`
      insert into public.reviews (target_user_id, hire_request_id, project_id, rating, comment)
      values (${creator.id}, ${getCompletedRequest(client)}, ${project}, 5, 'At once')`,
    );

export const run =
  (person: Person, statement: string, ...values: (string | null)[]) =>
  () =>
    commitAs(person, (tx) => tx.unsafe(statement, values));

/** Errors that no caller may ever see: two transactions waited for each other, or too long. */
const LOCK_ERRORS = ['40P01', '40001', '55P03', '57014'];

/** Of the failures of a race, those that are not regular responses. */
export const keepLockErrors = (lost: readonly string[]) =>
  lost.filter((code) => LOCK_ERRORS.includes(code) || !/^[0-9A-Z]{5}$/.test(code));

type Contenders = (scene: Scene) => (() => Promise<unknown>)[];

/** Starts the contenders at the same time, after the preparation; returns the failures that are not regular responses. */
export async function findLockErrors(contenders: Contenders, before: Contenders = () => []) {
  const scene = await openScene();
  try {
    for (const step of before(scene)) await step();
    const { lost } = await race(contenders(scene));
    return keepLockErrors(lost);
  } finally {
    await scene.close();
  }
}
