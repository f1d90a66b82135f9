import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connect } from '../../src/postgres/connect.ts';
import { removeListedImages } from '../../src/storage/remove-listed-images.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();

it('removes the files of the listed images with their rows, batch by batch', async () => {
  const storage = backend.client(backend.secretKey).storage;
  await storage.createBucket('images');
  const names = ['a/one.png', 'a/two.png', 'a/three.png'];
  for (const name of names) await storage.from('images').upload(name, new Blob(['x']));
  const folder = join(backend.dataDir, 'storage');
  const sql = connect(backend.databaseUrl, { max: 1 });
  const listStored = () => sql`select name from storage.objects where bucket_id = 'images'`;
  await removeListedImages(sql, folder);
  expect(await listStored()).toHaveLength(3);

  await sql.unsafe(`
    create table listed as select unnest(array['a/one.png', 'a/two.png']) as name;
    create function next_images_to_remove() returns setof text language sql as $$
      delete from listed where name = (select min(name) from listed) returning name
    $$`);
  await removeListedImages(sql, folder);

  const stored = await listStored();
  expect(stored).toEqual([{ name: 'a/three.png' }]);
  const [row] = await sql`select version from storage.objects where name = 'a/three.png'`;
  const hasFile = (name: string) => existsSync(join(folder, 'images', `${name}@${row?.version}`));
  expect(hasFile('a/three.png')).toBe(true);
  expect(existsSync(join(folder, 'images', 'a/one.png'))).toBe(false);
  await sql.end();
});
