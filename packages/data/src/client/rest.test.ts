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

it('a client that is not loaded because the page is being left is no failure, and loads again if it stays', async () => {
  const page = globalThis as { untilStaying?: Promise<void> | undefined };
  const { promise, resolve } = Promise.withResolvers<void>();
  page.untilStaying = promise;
  const aborted = new TypeError('Importing a module script failed.');
  const load = vi.fn(() => import('./postgrest.ts')).mockRejectedValueOnce(aborted);
  const rows = [{ id: '1' }];
  const { from } = openRest(
    { url: 'http://a.test', key: 'key', fetch: () => Promise.resolve(Response.json(rows)) },
    load,
  );
  const settled = vi.fn();
  const request = Promise.resolve(from('users').select('id'));
  void request.then(settled, settled);
  await new Promise((done) => setTimeout(done, 10));
  expect(settled).not.toHaveBeenCalled();

  page.untilStaying = undefined;
  resolve();
  expect((await request).data).toEqual(rows);
});
