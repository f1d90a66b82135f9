import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitPeople } from '../hiring/races/race.ts';
import { deleteObjectsOf } from '../support/stored-objects.ts';
import { captureError, sql } from '../support/world.ts';
import { commitFile, run, write } from './scene.ts';
import { as, overlap } from './waiting.ts';

let people: Awaited<ReturnType<typeof commitPeople>>;
beforeEach(async () => {
  people = await commitPeople();
});
afterEach(async () => {
  await people.remove();
  await deleteObjectsOf(sql, [people.client.id]);
});

// A message with a time before one that was read already would never be unread.
it('the messages of a conversation have times in the order in which they can be read', async () => {
  const { client, creator } = people;
  await write(client, creator)();
  const send = (text: string) =>
    as(creator, 'select public.send_message($1, $2, gen_random_uuid())', client.id, text);
  await overlap(
    send('First'),
    run(client, `select public.send_message($1, 'Third', gen_random_uuid())`, creator.id),
    send('Second'),
  );
  const rows = await sql<{ text: string }[]>`
    select m.text from public.messages m where m.sender_id in (${client.id}, ${creator.id})
    order by m.created_at`;
  expect(rows.map(({ text }) => text)).toEqual(['Good morning', 'First', 'Second', 'Third']);
});

// The message would say that it has a file, and there is none.
it('a file that is being discarded is not sent', async () => {
  const { client, creator } = people;
  const file = await commitFile(client);
  const send = `
    select public.send_message($1, null, gen_random_uuid(), jsonb_build_array(jsonb_build_object('id', $2::text)))`;
  const message = overlap(
    as(client, 'select public.discard_attachment($1)', file),
    run(client, send, creator.id, file),
  );
  expect(await captureError(message)).toMatchObject({ code: 'PT404' });
});

// Two senders would send the same mail.
it('a mail is claimed once', async () => {
  const { client } = people;
  await sql`
    insert into private.mail_outbox (key, kind, user_id, params, due_at)
    select 'race:' || gen_random_uuid(), 'app_added', ${client.id}, '{}', '2000-01-01' from generate_series(1, 2)`;
  const claim = 'select jsonb_array_elements(public.claim_mails(1)) as mail';
  const claimed: string[] = [];
  const add = (rows: Iterable<{ mail: { id: string } }>) => {
    for (const { mail } of rows) claimed.push(mail.id);
  };
  await overlap(
    async (tx) => add(await tx.unsafe<{ mail: { id: string } }[]>(claim)),
    async () => add(await sql.unsafe<{ mail: { id: string } }[]>(claim)),
  );
  expect([claimed.length, new Set(claimed).size]).toEqual([2, 2]);
});

// Two workers would remove the same file, and each failure count as two, after which it is tried again later and later.
it.each([
  ['images_to_remove', 'next_images_to_remove'],
  ['attachments_to_remove', 'next_attachments_to_remove'],
])('what is in %s is removed by one worker', async (table, next) => {
  const name = `${people.client.id}/${randomUUID()}`;
  const bucket = table.startsWith('images') ? 'images' : 'attachments';
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`;
  });
  await sql`insert into private.${sql(table)} (name) values (${name})`;
  const list = await overlap(
    (tx) => tx`select from public.${tx(next)}()`,
    () => sql<{ name: string }[]>`select name from public.${sql(next)}() as name`,
  );
  expect(list.map((row) => row.name)).not.toContain(name);
  const [row] = await sql`select attempts from private.${sql(table)} where name = ${name}`;
  expect(row).toEqual({ attempts: 1 });
  await sql`delete from private.${sql(table)} where name = ${name}`;
});
