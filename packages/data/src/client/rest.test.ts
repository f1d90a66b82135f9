import { expect, it, vi } from 'vitest';
import { unwrap } from '../http/unwrap.ts';
import { openRest } from './rest.ts';

it('a request whose client cannot be loaded fails as one without a network', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { from } = openRest(
    { url: 'http://a.test', key: 'key', fetch: vi.fn<typeof fetch>() },
    load,
  );
  const response = await from('users').select('id');

  expect(() => unwrap(response)).toThrow(expect.objectContaining({ kind: 'unreachable' }));
});
