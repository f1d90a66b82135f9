import { expect, it } from 'vitest';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${backend.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
  });

it.each([
  [true, true],
  ['true', true],
  ['t', true],
  ['yes', true],
  ['on', true],
  ['1', true],
  [false, false],
  ['false', false],
  ['f', false],
  ['off', false],
])('reads the argument %j as the boolean %j, as PostgreSQL does', async (flag, expected) => {
  const posted = await call('rpc/echo_flag', { method: 'POST', body: JSON.stringify({ flag }) });
  const got = await call(`rpc/echo_flag?flag=${flag}`);

  expect([await posted.json(), await got.json()]).toEqual([expected, expected]);
});

it('refuses a text that is no boolean', async () => {
  const response = await call('rpc/echo_flag', { method: 'POST', body: '{"flag":"maybe"}' });

  expect([response.status, await response.json()]).toMatchObject([400, { code: '22P02' }]);
});

it('refuses an embed to which two foreign keys lead, unless it names one', async () => {
  const ambiguous = await call('pairs?select=id,kinds(id)');
  const named = await call('pairs?select=id,kinds!first_id(id)');

  expect([ambiguous.status, await ambiguous.json()]).toMatchObject([300, { code: 'PGRST201' }]);
  expect(named.status).toBe(200);
});
