import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reserve, signUp, upload, type Person } from '../../attachments/accounts.ts';
import { startUpload } from '../../attachments/late-uploads/start-upload.ts';
import { raceRounds } from '../../hiring/races/race.ts';
import { deleteObjectsOf } from '../../support/stored-objects.ts';
import { sql } from '../../support/world.ts';

const MEGABYTE = 'x'.repeat(1_048_576);
let person: Person;
beforeAll(async () => {
  person = await signUp();
});
afterAll(() => sql`delete from auth.users where id = ${person.id}`);
afterEach(async () => {
  await deleteObjectsOf(sql, [person.id]);
  await sql`delete from public.attachments where owner_id = ${person.id}`;
  await sql`delete from private.rate_hits where user_id = ${person.id}`;
  await sql`delete from private.attachments_to_remove`;
  await sql`delete from private.images_to_remove`;
});

const countStored = async (bucket: string) => {
  const [row] = await sql<{ files: number; bytes: number }[]>`
    select count(*)::integer as files, coalesce(sum((metadata ->> 'size')::integer), 0)::integer as bytes
    from storage.objects where bucket_id = ${bucket} and left(name, 36) = ${person.id}`;
  return row;
};

describe.each(raceRounds)('over REST, in round %d,', () => {
  it('40 uploads at once store no more bytes than were reserved', async () => {
    const files = [];
    for (let count = 0; count < 40; count += 1) files.push(await reserve(person, 'x'));
    await Promise.all(files.map(({ path }) => upload(person, path, MEGABYTE)));
    expect(await countStored('attachments')).toEqual({ files: 0, bytes: 0 });
    await Promise.all(files.map(({ path }) => upload(person, path, 'x')));
    expect(await countStored('attachments')).toEqual({ files: 40, bytes: 40 });
  });

  it('40 uploads at once store no more than 200 images', async () => {
    await sql`
      insert into storage.objects (bucket_id, name)
      select 'images', ${person.id}::text || '/project/' || gen_random_uuid() || '.gif' from generate_series(1, 195)`;
    const picture = new Blob(['GIF89a'], { type: 'image/gif' });
    const bucket = person.client.storage.from('images');
    const uploads = await Promise.all(
      Array.from({ length: 40 }, () =>
        bucket.upload(`${person.id}/project/${randomUUID()}.gif`, picture),
      ),
    );
    expect(uploads.filter(({ error }) => error === null)).toHaveLength(5);
    expect(await countStored('images')).toMatchObject({ files: 200 });
  });
});

it('over REST, an upload that ends after its file was discarded stores nothing', async () => {
  const before = await countStored('attachments');
  const { id, path } = await reserve(person, 'one');
  const late = await startUpload(person, { bucket: 'attachments', path, text: 'one' });
  expect((await person.client.rpc('discard_attachment', { id })).error).toBeNull();
  expect((await late.end()).status).toBe(403);
  expect(await countStored('attachments')).toEqual(before);
});
