// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createDataFetch } from './data-fetch.ts';

const FUNCTION = 'http://backend.test/rest/v1/rpc/some_function';
const WRITE = { method: 'POST', body: '{}' };

async function send(fetchMock: typeof fetch, init?: RequestInit) {
  const response = await createDataFetch({ fetch: fetchMock })(FUNCTION, init);
  return response.status;
}

describe('a statement that an upgrade of the database undid', () => {
  const answer = (code: string, status = 400) =>
    new Response(JSON.stringify({ code, message: 'No' }), { status });

  it.each([
    ['42804', WRITE],
    ['0A000', WRITE],
    ['42804', undefined],
  ])('is sent once more after %s', async (code, init) => {
    const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(answer(code)));
    fetchMock.mockResolvedValueOnce(answer(code)).mockResolvedValueOnce(new Response('[]'));

    expect(await send(fetchMock, init)).toBe(200);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is not sent a third time', async () => {
    const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(answer('42804')));

    expect(await send(fetchMock, WRITE)).toBe(400);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('differs from a write that the database rejected', async () => {
    const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(answer('23514')));

    expect(await send(fetchMock, WRITE)).toBe(400);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
