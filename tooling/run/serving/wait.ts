import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 60_000;

/** Resolves when every URL has responded without an error; `key` is the API's. Throws the first URL that has not within a minute. */
export async function waitUntilReady(urls: string[], key: string): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  await Promise.all(
    urls.map(async (url) => {
      while (!(await isReady(url, key))) {
        if (Date.now() > deadline)
          throw new Error(`${url} did not respond within ${LIMIT_MS / 1000} s`);
        await pause(100);
      }
    }),
  );
}

export async function isReady(url: string, apikey = ''): Promise<boolean> {
  return fetch(url, { headers: { apikey }, signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok,
    () => false,
  );
}
