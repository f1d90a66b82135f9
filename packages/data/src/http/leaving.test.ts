import { afterEach, expect, it, vi } from 'vitest';
import { createDataFetch } from './data-fetch.ts';

const READ = 'http://backend.test/rest/v1/projects?select=id';
const page = globalThis as { untilStaying?: Promise<void> | undefined };

afterEach(() => {
  page.untilStaying = undefined;
});

it('reports no request that a browser aborts because the page is being left, and repeats a read if it stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  page.untilStaying = promise;
  const fetchMock = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('NetworkError')));
  const settled = vi.fn();
  const response = createDataFetch({ fetch: fetchMock, pause: 1 })(READ);
  void response.then(settled, settled);
  await new Promise((done) => setTimeout(done, 10));
  expect(settled).not.toHaveBeenCalled();
  expect(fetchMock).toHaveBeenCalledOnce();

  fetchMock.mockResolvedValue(Response.json([]));
  page.untilStaying = undefined;
  resolve();
  expect((await response).status).toBe(200);
});

it('ends at once what the page itself aborts', async () => {
  page.untilStaying = new Promise(() => undefined);
  const controller = new AbortController();
  const fetchMock: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  const response = createDataFetch({ fetch: fetchMock })(READ, { signal: controller.signal });
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});
