import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  download,
  reserve,
  sendFile,
  sign,
  signUp,
  signUpAll,
  upload,
  type People,
  type Person,
} from '../../attachments/accounts.ts';
import { happened } from '../cases.ts';
import { sql } from '../../support/world.ts';

let people: People;
let admin: Person;
let request = '';
const call = ({ client }: Person, name: string, args: Record<string, unknown>) =>
  client.rpc(name, args).then(({ error }) => expect([name, error]).toEqual([name, null]));

/** A delivery that is contradicted in a case, with a file of each side. */
beforeAll(async () => {
  people = await signUpAll();
  admin = await signUp();
  await sql`insert into private.admins (user_id, reason) values (${admin.id}, 'test')`;
  const { owner: creator, partner: client } = people;
  await sql`update public.users set is_dev = true where id = ${creator.id}`;
  await call(client, 'create_hire_request', {
    ...{ creator_id: creator.id, title: 'A map', budget: 50, request_key: randomUUID() },
    message: 'Please draw a map of our town.',
  });
  const [row] = await sql<{ id: string }[]>`
    select id from public.hire_requests where creator_id = ${creator.id}`;
  request = row?.id ?? '';
  await call(creator, 'act_on_hire_request', { id: request, action: 'accept', no_due_date: true });
});
afterAll(async () => {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`delete from private.audit_log where ${admin.id} in (actor_id, target_id)`;
  });
  await sql`delete from auth.users where id = ${admin.id}`;
  await people.remove();
});

it('over REST, an admin reads the files of a case only after a look that the log has', async () => {
  const { owner: creator, partner: client } = people;
  const sent = await sendFile({ owner: client, partner: creator }, 'the plan');
  const delivered = await reserve(creator, 'the map');
  expect((await upload(creator, delivered.path, 'the map')).error).toBeNull();
  const files = { note: 'Here', attachments: [{ id: delivered.id }] };
  await call(creator, 'act_on_hire_request', { id: request, action: 'deliver', ...files });
  await call(client, 'open_case', {
    ...{ request_id: request, happened, wants: 'all', case_key: randomUUID() },
  });
  const [dispute] = await sql<{ id: string }[]>`
    select id from public.cases where hire_request_id = ${request}`;
  const paths = [sent.path, delivered.path];
  const bucket = admin.client.storage.from('attachments');
  const readNothing = async () => {
    for (const path of paths) {
      expect((await sign(admin.client, path)).error?.message).toBe('Object not found');
      expect((await bucket.download(path)).data).toBeNull();
      expect((await bucket.list(path.slice(0, 36))).data).toEqual([]);
    }
  };
  await readNothing();
  const args = { id: dispute?.id, action: 'dispute', text: 'I see it differently.' };
  await call(creator, 'answer_case', { ...args, outcome: null, cents: null });
  await readNothing();

  await call(admin, 'admin_open_case', { id: dispute?.id });
  const log = await sql`
    select action from private.audit_log
    where actor_id = ${admin.id} and target_id = ${dispute?.id ?? ''}`;
  expect(log).toEqual([{ action: 'open_case' }]);
  const texts = await Promise.all(
    paths.map(async (path) => {
      const { data } = await sign(admin.client, path);
      return (await download(data?.signedUrl)).text;
    }),
  );
  expect(texts).toEqual(['the plan', 'the map']);
});
