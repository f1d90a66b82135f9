import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connect } from '../../src/postgres/connect.ts';
import { findOrphanFiles } from '../../src/storage/files/find-orphan-files.ts';
import { openBackend } from '../support/open-backend.ts';

const ninetyMinutes = 90 * 60 * 1000;
const backend = await openBackend();

it('finds old files without a row in any bucket', async () => {
  const storage = join(backend.dataDir, 'storage');
  const folder = join(storage, 'pictures', 'seeded');
  await writeFile(join(folder, 'old.png'), 'no row');
  const old = new Date(Date.now() - ninetyMinutes);
  for (const name of ['dot.png', 'old.png']) await utimes(join(folder, name), old, old);
  await writeFile(join(folder, 'young.png'), 'its row is on the way');

  const sql = connect(backend.databaseUrl, { max: 1 });
  expect(await findOrphanFiles(sql, storage)).toEqual(['pictures/seeded/old.png']);

  await sql`insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere')`;
  await sql`update storage.objects set bucket_id = 'elsewhere' where name = 'seeded/dot.png'`;
  expect(await findOrphanFiles(sql, storage)).toEqual(['pictures/seeded/old.png']);
  await sql.end();
});
