import { expect, it } from 'vitest';
import { requestPage } from '../hire-requests/reading/request-rows.ts';
import { createVisitorClient } from '../server/index.ts';
import { aHireRequest } from '../testing/hiring/rows.ts';
import { readRpc } from './read-rpc.ts';

it('what an older database answers is of another version', async () => {
  const page = { items: [aHireRequest()], total: 1, total_is_capped: false, next_cursor: null };
  const fetch = () => Promise.resolve(Response.json(page));
  const client = createVisitorClient({ url: 'https://site.test', key: 'key', fetch });
  const read = readRpc(
    client,
    'my_hire_requests',
    { side: 'client', status: 'pending' },
    { schema: requestPage },
  );
  await expect(read).rejects.toMatchObject({ kind: 'stale-schema' });
});
