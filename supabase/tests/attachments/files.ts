import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { addConversationPair } from '../messages/conversation.ts';
import { readThread } from '../messages/lines.ts';
import type { Caller, World } from '../support/world.ts';

type Person = { id: string };
export type FileInput = {
  id?: string;
  name?: string | null;
  size?: number | null;
  type?: string | null;
  width?: number | null;
  height?: number | null;
  previews?: number[];
  previewSize?: number;
};
export type ToSend = { id: string; alt?: string | null };

/** Calls reserve_attachment with the current role; by default for a document of 5 bytes. Returns the id. */
export async function reserve(sql: TransactionSql, input: FileInput = {}): Promise<string> {
  const all = {
    id: randomUUID(),
    name: 'plan.pdf',
    size: 5,
    type: 'application/pdf',
    width: null,
    height: null,
    previews: [],
    previewSize: 0,
    ...input,
  };
  await sql`
    select public.reserve_attachment(
      ${all.id}, ${all.name}, ${all.size}, ${all.type}, ${all.width}, ${all.height},
      ${all.previews}::integer[], ${all.previewSize})`;
  return all.id;
}

export const picture = { name: 'shop.png', type: 'image/png', width: 800, height: 600 };

/** Adds the object as the storage service does after an upload. */
export async function store(
  world: World,
  name: string,
  { size = 5, type = 'application/octet-stream' }: { size?: number; type?: string } = {},
) {
  await world.sql`
    insert into storage.objects (bucket_id, name, version, metadata)
    values ('attachments', ${name}, gen_random_uuid(), ${world.sql.json({ size, mimetype: type, eTag: '"a"' })})`;
}

/** No trigger checks the rows that only `act` writes, as if triggers had been added later. */
export async function withoutTriggers<T>({ sql }: World, act: () => Promise<T>): Promise<T> {
  await sql`set local session_replication_role = replica`;
  const result = await act();
  await sql`set local session_replication_role = origin`;
  return result;
}

/** A reserved and uploaded file of this person. */
export async function addFile(world: World, person: Person, input: FileInput = {}) {
  const id = await world.as(person, (sql) => reserve(sql, input));
  const isPicture = input.type?.startsWith('image/') === true && !input.type.includes('svg');
  await store(world, `${person.id}/${id}`, {
    size: input.size ?? 5,
    ...(isPicture && { type: String(input.type) }),
  });
  return id;
}

export async function addFiles(world: World, person: Person, count: number) {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await addFile(world, person, { name: `${index}.pdf` }));
  return ids;
}

export type SentMessage = { text?: string | null; key?: string; files?: ToSend[] };

/** Calls send_message with files. */
export const send = (
  world: World,
  caller: Caller,
  recipient: Person,
  { text = null, key = randomUUID(), files = [] }: SentMessage,
) =>
  world.as(
    caller,
    (sql) =>
      sql`select public.send_message(${recipient.id}, ${text}, ${key}, ${sql.json(files)}) as conversation`,
  );

/** The names in the bucket that this caller finds, which are those that storage signs links for. */
export const listStored = (world: World, caller: Caller) =>
  world
    .as(
      caller,
      (sql) =>
        sql<
          { name: string }[]
        >`select name from storage.objects where bucket_id = 'attachments' order by name`,
    )
    .then((rows) => rows.map(({ name }) => name));

/** The ids of the rows that this caller finds. */
export const listRows = (world: World, caller: Caller) =>
  world
    .as(caller, (sql) => sql<{ id: string }[]>`select id from public.attachments order by name, id`)
    .then((rows) => rows.map(({ id }) => id));

/** The texts and files of a conversation, as its member reads them. */
export async function readFiles(world: World, thread: { creator: Person; conversation: string }) {
  const { items } = await readThread(world, thread.creator, thread);
  return items.map(({ text, attachment_count, attachments }) => ({
    ...{ text, count: attachment_count, names: attachments.map(({ name }) => name) },
  }));
}

/** A conversation with a picture and its previews, sent, and a document that is not. */
export async function addSentPicture(world: World) {
  const pair = await addConversationPair(world);
  const { client, creator } = pair;
  const sent = await addFile(world, client, { ...picture, previews: [480, 1600], previewSize: 10 });
  for (const width of [480, 1600])
    await store(world, `${client.id}/${sent}-${width}`, { type: 'image/webp' });
  await send(world, client, creator, { files: [{ id: sent }] });
  const unsent = await addFile(world, client, { name: 'unsent.pdf' });
  const names = ['', '-1600', '-480'].map((suffix) => `${client.id}/${sent}${suffix}`);
  return { ...pair, sent, unsent, names };
}
