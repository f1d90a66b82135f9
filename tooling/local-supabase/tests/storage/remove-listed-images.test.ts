import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connect } from '../../src/postgres/connect.ts';
import { removeListedImages } from '../../src/storage/remove-listed-images.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();

it.each([
  ['images', 'next_images_to_remove'],
  ['attachments', 'next_attachments_to_remove'],
])('removes the listed files of %s with their rows, batch by batch', async (bucket, list) => {
  const storage = backend.client(backend.secretKey).storage;
  await storage.createBucket(bucket);
  const names = ['a/one.png', 'a/two.png', 'a/three.png'];
  for (const name of names) await storage.from(bucket).upload(name, new Blob(['x']));
  const folder = join(backend.dataDir, 'storage');
  const sql = connect(backend.databaseUrl, { max: 1 });
  const listStored = () => sql`select name from storage.objects where bucket_id = ${bucket}`;
  await removeListedImages(sql, folder);
  expect(await listStored()).toHaveLength(3);

  await sql.unsafe(`
    create table listed_${bucket} as select unnest(array['a/one.png', 'a/two.png']) as name;
    create function ${list}() returns setof text language sql as $$
      delete from listed_${bucket} where name = (select min(name) from listed_${bucket}) returning name
    $$`);
  await removeListedImages(sql, folder);

  const stored = await listStored();
  expect(stored).toEqual([{ name: 'a/three.png' }]);
  const [row] =
    await sql`select version from storage.objects where bucket_id = ${bucket} and name = 'a/three.png'`;
  const hasFile = (name: string) => existsSync(join(folder, bucket, `${name}@${row?.version}`));
  expect(hasFile('a/three.png')).toBe(true);
  expect(existsSync(join(folder, bucket, 'a/one.png'))).toBe(false);
  await sql.end();
});
