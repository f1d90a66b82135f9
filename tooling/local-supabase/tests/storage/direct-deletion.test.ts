import { afterAll, expect, it } from 'vitest';
import { connect } from '../../src/postgres/connect.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();
const sql = connect(backend.databaseUrl, { max: 1 });
afterAll(() => sql.end());

it.each(['objects', 'buckets'])('SQL deletes no rows of %s', async (table) => {
  const deletion = sql`delete from storage.${sql(table)} where false`;

  await expect(deletion).rejects.toMatchObject({
    code: '42501',
    message: 'Direct deletion from storage tables is not allowed. Use the Storage API instead.',
  });
});
