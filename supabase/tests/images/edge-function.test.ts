import { randomUUID } from 'node:crypto';
import { secretKey } from '@showcase/local-supabase';
import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, it, vi } from 'vitest';
import { removeImages } from '../../functions/remove-images/remove-images.ts';
import { addAccounts } from '../support/rows.ts';
import { deleteObjectsOf } from '../support/stored-objects.ts';
import { sql } from '../support/world.ts';
import { api } from '../support/backend/backend.ts';

const { url } = api;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);
const people: string[] = [];

afterEach(async () => {
  await sql`delete from auth.users where id = any (${people})`;
  await deleteObjectsOf(sql, people);
  await sql`delete from private.images_to_remove`;
  people.length = 0;
});

const connectTo = (fetch: typeof globalThis.fetch = globalThis.fetch) =>
  createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  });

/** Someone with two stored images. */
async function addOwner() {
  const id = randomUUID();
  people.push(id);
  await addAccounts(sql, [id]);
  const names = [randomUUID(), randomUUID()].map((file) => `${id}/avatar/${file}.png`);
  for (const name of names) {
    const options = { contentType: 'image/png' };
    const { error } = await connectTo().storage.from('images').upload(name, pixel, options);
    expect(error).toBeNull();
  }
  return { id, names };
}

const statusOf = async (name: string) =>
  (await fetch(`${url}/storage/v1/object/public/images/${name}`)).status;
const countStored = async (names: string[]) =>
  (await sql`select from storage.objects where name = any (${names})`).count;

it('removes the images of a deleted account through the storage API', async () => {
  const gone = await addOwner();
  const other = await addOwner();
  await sql`delete from auth.users where id = ${gone.id}`;
  expect(await statusOf(gone.names[0] ?? '')).toBe(400);
  expect(await countStored(gone.names)).toBe(2);

  expect(await removeImages(connectTo())).toBe(2);
  expect([await countStored(gone.names), await countStored(other.names)]).toEqual([0, 2]);
  expect(await statusOf(other.names[0] ?? '')).toBe(200);
});

it('tries again later what storage did not remove', async () => {
  const { id, names } = await addOwner();
  await sql`delete from auth.users where id = ${id}`;
  const broken = connectTo((input, init) =>
    init?.method === 'DELETE'
      ? Promise.resolve(Response.json({ message: 'Storage is down' }, { status: 500 }))
      : fetch(input, init),
  );

  await expect(removeImages(broken)).rejects.toThrow('Storage is down');
  expect(await removeImages(connectTo())).toBe(0);
  expect(await countStored(names)).toBe(2);
  expect(await Promise.all(names.map(statusOf))).toEqual([400, 400]);

  await sql`update private.images_to_remove set next_attempt = now()`;
  expect(await removeImages(connectTo())).toBe(2);
  expect(await countStored(names)).toBe(0);
});

it('leaves the rest to the next call after ten batches of images and ten of files', async () => {
  const removed = vi.fn(() => Response.json([{ name: 'one' }]));
  const endless = connectTo(async (_input, init) =>
    init?.method === 'DELETE' ? removed() : Response.json(['one']),
  );

  expect(await removeImages(endless)).toBe(20);
  expect(removed).toHaveBeenCalledTimes(20);
});

it('blocks again what a function that was ended has left public', async () => {
  const { id, names } = await addOwner();
  await sql`delete from auth.users where id = ${id}`;
  await sql`select public.next_images_to_remove()`;
  expect(await Promise.all(names.map(statusOf))).toEqual([200, 200]);

  expect(await removeImages(connectTo())).toBe(0);

  expect(await Promise.all(names.map(statusOf))).toEqual([400, 400]);
});
