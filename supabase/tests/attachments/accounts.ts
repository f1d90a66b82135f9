import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { addConversation } from '../support/rows.ts';
import { deleteObjectsOf } from '../support/stored-objects.ts';
import { sql } from '../support/world.ts';
import { api } from '../support/backend/backend.ts';

const { url, key } = api;
export const STORED = 'application/octet-stream';
const password = 'correct horse battery';
export type Person = { id: string; client: SupabaseClient };
export const visitor = createClient(url, key, { auth: { persistSession: false } });

export async function signUp(): Promise<Person> {
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const email = `${randomUUID()}@example.com`;
  const { data } = await client.auth.signUp({ email, password });
  const id = data.user?.id ?? '';
  await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${id}`;
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return { id, client };
}

/** Two members of a conversation and a stranger, who are all removed after the tests of the file. */
export async function signUpAll() {
  const [owner, partner, stranger] = [await signUp(), await signUp(), await signUp()];
  await sql.begin((transaction) => addConversation(transaction, owner, partner));
  return {
    ...{ owner, partner, stranger },
    async remove() {
      const ids = [owner, partner, stranger].map(({ id }) => id);
      await sql`delete from auth.users where id = any (${ids})`;
      await deleteObjectsOf(sql, ids);
      await sql`delete from private.attachments_to_remove`;
    },
  };
}
export type People = Awaited<ReturnType<typeof signUpAll>>;

export type Content = { name?: string; type?: string; size?: number };
export async function reserve(
  { id: owner, client }: Person,
  content: string,
  { name = 'a.bin', type = 'text/html', size }: Content = {},
) {
  const id = randomUUID();
  const args = { id, name, type, size: size ?? Buffer.byteLength(content) };
  const { error } = await client.rpc('reserve_attachment', args);
  expect(error).toBeNull();
  return { id, path: `${owner}/${id}` };
}
export const upload = ({ client }: Person, path: string, body: Blob | string, type = STORED) =>
  client.storage.from('attachments').upload(path, new Blob([body], { type }));
export const send = ({ client }: Person, recipient: { id: string }, files: { id: string }[]) =>
  client.rpc('send_message', {
    other_id: recipient.id,
    text: null,
    client_key: randomUUID(),
    attachments: files.map(({ id }) => ({ id })),
  });
export const sign = (client: SupabaseClient, path: string, download?: string) =>
  client.storage.from('attachments').createSignedUrl(path, 3600, download ? { download } : {});

export async function sendFile(
  { owner, partner }: { owner: Person; partner: { id: string } },
  content: string,
  input: Content = {},
  stored?: string,
) {
  const file = await reserve(owner, content, input);
  expect((await upload(owner, file.path, content, stored)).error).toBeNull();
  expect((await send(owner, partner, [file])).error).toBeNull();
  return file;
}
export const download = async (signedUrl: string | undefined) => {
  const response = await fetch(signedUrl ?? '');
  return { status: response.status, headers: response.headers, text: await response.text() };
};
