import { secretKey } from '@showcase/local-supabase';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeImages } from '../../functions/remove-images/remove-images.ts';
import { sql } from '../support/world.ts';
import { reserve, signUpAll, upload, type People } from './accounts.ts';
import { api } from '../support/backend/backend.ts';

const { url } = api;
let people: People;
beforeEach(async () => {
  people = await signUpAll();
});
afterEach(() => people.remove());

const connectTo = (fetch: typeof globalThis.fetch) =>
  createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  });
const countStored = async () =>
  (
    await sql`
      select from storage.objects
      where left(name, 36) in (${people.owner.id}, ${people.partner.id})`
  ).count;

/** An uploaded file of the owner and one of the partner; that of the owner is discarded. */
async function addDiscarded() {
  for (const person of [people.owner, people.partner]) {
    const file = await reserve(person, 'one');
    expect((await upload(person, file.path, 'one')).error).toBeNull();
    if (person === people.owner) await person.client.rpc('discard_attachment', { id: file.id });
  }
}

it('removes discarded files through the storage API', async () => {
  await addDiscarded();
  expect(await countStored()).toBe(2);
  expect(await removeImages(connectTo(fetch))).toBe(1);
  expect(await countStored()).toBe(1);
  expect(await removeImages(connectTo(fetch))).toBe(0);
});

it.each(['next_images_to_remove', 'next_attachments_to_remove'])(
  'removes what it can while %s fails, and reports the failure',
  async (broken) => {
    await addDiscarded();
    const client = connectTo(async (input, init) =>
      // oxlint-disable-next-line no-base-to-string
      String(input).includes(broken)
        ? Response.json({ message: 'Broken' }, { status: 500 })
        : fetch(input, init),
    );
    await expect(removeImages(client)).rejects.toThrow('Broken');
    expect(await countStored()).toBe(broken === 'next_images_to_remove' ? 1 : 2);
  },
);
