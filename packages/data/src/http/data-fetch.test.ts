// A real AbortSignal, whose timeout fake timers do not move.
// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataFetch } from './data-fetch.ts';

const READ = 'http://backend.test/rest/v1/projects?select=id';
const FUNCTION = 'http://backend.test/rest/v1/rpc/some_function';
const WRITE = { method: 'POST', body: '{}' };

/** A fetch that returns the listed outcomes one by one and repeats the last one. */
function fakeFetch(...outcomes: (number | Error)[]) {
  return vi.fn<typeof fetch>(() => {
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (outcome instanceof Error) return Promise.reject(outcome);
    const status = outcome ?? 200;
    return Promise.resolve(new Response(status < 400 ? '[]' : '{"message":"No"}', { status }));
  });
}

/** Accepts the request and never responds; rejects when aborted. */
const silentFetch: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => {
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });

beforeEach(() => {
  vi.useFakeTimers();
});

async function send(fetchMock: typeof fetch, url = READ, init?: RequestInit) {
  const startedAt = Date.now();
  const outcome = createDataFetch({ fetch: fetchMock })(url, init).then(
    (response) => response.status,
    (error: Error) => error.message,
  );
  await vi.runAllTimersAsync();
  return { outcome: await outcome, elapsed: Date.now() - startedAt };
}

describe('reads', () => {
  it.each([500, 502, 504])('retry once after %i', async (status) => {
    const fetchMock = fakeFetch(status, 200);

    expect((await send(fetchMock)).outcome).toBe(200);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('retry once after a network error', async () => {
    const fetchMock = fakeFetch(new TypeError('Failed to fetch'), 200);

    expect((await send(fetchMock)).outcome).toBe(200);
  });

  it.each([500, 502, 504])('fail after the second %i', async (status) => {
    const fetchMock = fakeFetch(status);

    expect((await send(fetchMock)).outcome).toBe(status);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('report a network error after the second failure', async () => {
    const fetchMock = fakeFetch(new TypeError('Failed to fetch'));

    expect((await send(fetchMock)).outcome).toBe('Failed to fetch');
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('retry a busy backend with growing delays for at most 8 seconds', async () => {
    const fetchMock = fakeFetch(503);
    const { outcome, elapsed } = await send(fetchMock);

    expect(outcome).toBe(503);
    expect(elapsed).toBeLessThanOrEqual(8000);
    expect(elapsed).toBeGreaterThan(3000);
    expect(fetchMock).toHaveBeenCalledTimes(5);
  });

  it('succeed when the backend is no longer busy', async () => {
    expect((await send(fakeFetch(503, 503, 200))).outcome).toBe(200);
  });

  it('do not wait for a Retry-After that is longer than a visitor would wait', async () => {
    const headers = { 'retry-after': '60' };
    const fetchMock = vi.fn(() => Promise.resolve(new Response('', { status: 503, headers })));

    expect((await send(fetchMock)).elapsed).toBe(0);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([200, 400, 401, 403, 404, 406, 409, 429])('are not retried after %i', async (status) => {
    const fetchMock = fakeFetch(status);

    expect((await send(fetchMock)).outcome).toBe(status);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('stop waiting when the user leaves the page', async () => {
    const controller = new AbortController();
    const promise = createDataFetch({ fetch: fakeFetch(503) })(READ, { signal: controller.signal });
    const outcome = promise.catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();

    expect(await outcome).toBe('AbortError');
  });

  it('include functions that are called with readRpc', async () => {
    const fetchMock = fakeFetch(502, 200);
    const read = { ...WRITE, headers: { prefer: 'read' } };
    const { outcome } = await send(fetchMock, FUNCTION, read);

    expect(outcome).toBe(200);
  });
});

describe('writes', () => {
  it.each([500, 502, 503, 504])('are never retried after %i', async (status) => {
    const fetchMock = fakeFetch(status);

    expect((await send(fetchMock, READ, WRITE)).outcome).toBe(status);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('are never retried after a network error', async () => {
    const fetchMock = fakeFetch(new TypeError('Failed to fetch'));
    await send(fetchMock, READ, { method: 'PATCH', body: '{}' });

    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['that are not known to be reads', {}],
    ['whose calls are counted', { prefer: 'read-once' }],
  ])('include functions %s', async (_name, headers) => {
    const fetchMock = fakeFetch(502);
    await send(fetchMock, FUNCTION, { ...WRITE, headers });

    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['DELETE', true],
    ['PATCH', undefined],
  ])('outlive the page if they are a %s: %s', async (method, keepalive) => {
    const fetchMock = fakeFetch(204);
    await send(fetchMock, READ, { method });

    expect(fetchMock.mock.calls[0]?.[1]?.keepalive).toBe(keepalive);
  });
});

describe('the timeout', () => {
  beforeEach(() => {
    vi.useRealTimers();
  });

  it('ends a request without a response, and does not retry it', async () => {
    const fetchMock = vi.fn(silentFetch);
    const promise = createDataFetch({ fetch: fetchMock, timeout: 20 })(READ);

    await expect(promise).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await createDataFetch({ fetch: fakeFetch(200) })(READ);

    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  it('is longer for an upload', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const url = 'http://backend.test/storage/v1/object/images/me/avatar/a.png';
    await createDataFetch({ fetch: fakeFetch(200) })(url, { method: 'POST' });

    expect(timeout).toHaveBeenCalledWith(120_000);
  });

  it('is ten minutes for a part of a file', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const fetchMock = vi.fn(async () => new Response(null, { status: 204 }));
    const url = 'https://x.supabase.co/storage/v1/upload/resumable/1';
    await createDataFetch({ fetch: fetchMock })(url, { method: 'PATCH' });

    expect(timeout).toHaveBeenCalledWith(600_000);
  });

  it('does not change an abort by the page', async () => {
    const controller = new AbortController();
    const promise = createDataFetch({ fetch: silentFetch })(READ, { signal: controller.signal });
    controller.abort();

    await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a session in a response', () => {
  it.each([
    ['token', undefined],
    ['signup', undefined],
    ['user', 99],
  ])('from %s gets its lifetime from the local clock: expires_at is %s', async (path, expected) => {
    const fetchMock = () => Promise.resolve(Response.json({ expires_in: 3600, expires_at: 99 }));
    const response = await createDataFetch({ fetch: fetchMock })(`http://a.test/auth/v1/${path}`);

    expect(await response.json()).toEqual(
      expected === undefined ? { expires_in: 3600 } : { expires_in: 3600, expires_at: expected },
    );
  });
});

describe('texts', () => {
  it.each([
    ['a\0b \ud83d end \udc00', 'ab  end '],
    ['😀 \\u0000 \\\0', '😀 \\u0000 \\'],
  ])('are sent without characters that cannot be stored: %j', async (text, stored) => {
    const fetchMock = fakeFetch(200);
    await send(fetchMock, READ, { method: 'POST', body: JSON.stringify({ text }) });

    expect(fetchMock.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ text: stored }));
  });

  it('are searched without them, too', async () => {
    const fetchMock = fakeFetch(200);
    await send(fetchMock, `${READ}&title=ilike.a%00b%2500`);

    expect(fetchMock.mock.calls[0]?.[0]).toBe(`${READ}&title=ilike.ab%2500`);
  });
});
