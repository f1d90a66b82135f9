import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 60_000;

/** Resolves when every URL has responded without an error; `key` is the API's. Throws the first URL that has not in time. */
export async function waitUntilReady(
  urls: string[],
  key: string,
  limitMs = LIMIT_MS,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  await Promise.all(
    urls.map(async (url) => {
      while (!(await isReady(url, key))) {
        if (Date.now() > deadline)
          throw new Error(`${url} did not respond within ${limitMs / 1000} s`);
        await pause(100);
      }
    }),
  );
}

async function isReady(url: string, apikey: string): Promise<boolean> {
  return fetch(url, { headers: { apikey }, signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok,
    () => false,
  );
}
