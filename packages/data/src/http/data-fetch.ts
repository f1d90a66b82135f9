import { withLocalExpiry } from './local-expiry.ts';
import { isRead, needsCompleteResponse } from './read-request.ts';
import { readRetryAfter } from './retry-after.ts';
import {
  getUploadListener,
  sendWithProgress,
  type UploadListener,
} from './storage/upload-progress.ts';
import { requireCompleteResponse } from './complete-response.ts';
import { withTrueStatus } from './storage/true-status.ts';

const TIMEOUT = 15_000;
const UPLOAD_TIMEOUT = 120_000;
/** A part of a file has 6 MB, for which a slow connection needs minutes. */
const PART_TIMEOUT = 600_000;
const FIRST_PAUSE = 500;
/** From the first delay: reads from a busy backend are retried for 8 s in total. */
const BUSY_PAUSES = 16;

type Fetch = typeof fetch;
export type DataFetchOptions = {
  fetch?: Fetch | undefined;
  /** In milliseconds; 15 s, except for uploads. */
  timeout?: number | undefined;
  /** In milliseconds, before the first retry. */
  pause?: number | undefined;
};

/** A fetch with a timeout that retries reads a few times, and a write only if an upgrade of the database undid it. */
export function createDataFetch(options: DataFetchOptions = {}): Fetch {
  const { fetch: baseFetch, timeout, pause = FIRST_PAUSE } = options;
  return async (typedInput, typedInit) => {
    const [input, init] = withStorableText(typedInput, typedInit);
    const request = describeRequest(input, init);
    const limit = timeout ?? request.timeout;
    const { keepalive } = request;
    const listener = request.isUpload ? getUploadListener(request.path) : undefined;
    const signal = listener?.signal ?? init?.signal;
    const options = { ...init, ...(keepalive && { keepalive }), ...(signal && { signal }) };
    const send = baseFetch ?? getSender(listener);
    const sendComplete: Fetch = async (...args) =>
      requireCompleteResponse(await withTrueStatus(await send(...args), request), request);
    const attempt = () => sendOnce(sendComplete, input, options, limit);
    const sendAny = () =>
      request.isReadRequest ? sendRead(attempt, pause, init?.signal) : attempt();
    const response = await sendAny();
    return withLocalExpiry(
      request.path,
      (await isCutByUpgrade(response)) ? await sendAny() : response,
    );
  };
}

/**
 * Whether a table got another column between the plan of a statement and its run, which also undid what it wrote: that a function's result has
 * another shape, or that a cached plan must not change it.
 */
async function isCutByUpgrade(response: Response): Promise<boolean> {
  if (response.ok || response.status === 503) return false;
  return /"code": ?"(?:42804|0A000)"/.test(await response.clone().text());
}

/** In JSON: a backslash, so that what follows it is no escape, the null character, and half of a surrogate pair. */
const ESCAPES = /\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/g;

/** Without characters that PostgreSQL has in no text. They come with pasted texts and cut emoji, and are not seen. */
function withStorableText(...[input, init]: Parameters<Fetch>): Parameters<Fetch> {
  const url = typeof input === 'string' ? input.replaceAll('%00', '') : input;
  if (typeof init?.body !== 'string') return [url, init];
  const body = init.body.replaceAll(ESCAPES, (found) => (found === '\\\\' ? found : ''));
  return [url, { ...init, body }];
}

function describeRequest(input: Parameters<Fetch>[0], init: RequestInit | undefined) {
  const isRequest = typeof input === 'object' && 'method' in input;
  const url = isRequest ? input.url : String(input);
  const method = (init?.method ?? (isRequest ? input.method : 'GET')).toUpperCase();
  const path = new URL(url, 'http://relative').pathname;
  const headers = new Headers(init?.headers ?? (isRequest ? input.headers : undefined));
  const isReadRequest = isRead({ method, headers });
  const mustHaveRows = needsCompleteResponse({ method, headers });
  const isPart = path.startsWith('/storage/v1/upload/');
  const isUpload = isPart || (!isReadRequest && path.startsWith('/storage/v1/object/'));
  const uploadTimeout = isPart ? PART_TIMEOUT : UPLOAD_TIMEOUT;
  // A deletion must go through even if the user closes the tab right away.
  const keepalive = method === 'DELETE' && path.startsWith('/rest/v1/');
  const timeout = isUpload ? uploadTimeout : TIMEOUT;
  return { method, path, isReadRequest, mustHaveRows, isUpload, keepalive, timeout };
}

/** The browser's fetch, or a sender that reports progress for uploads that show it. */
function getSender(listener: UploadListener | undefined): Fetch {
  if (!listener || !('XMLHttpRequest' in globalThis)) return (input, init) => fetch(input, init);
  return (input, init) => sendWithProgress(listener, input, init ?? {});
}

async function sendOnce(
  send: Fetch,
  input: Parameters<Fetch>[0],
  init: RequestInit | undefined,
  limit: number,
) {
  const deadline = AbortSignal.timeout(limit);
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  try {
    return await send(input, { ...init, signal });
  } catch (error) {
    if (deadline.aborted && !init?.signal?.aborted) {
      throw new DOMException('The request timed out', 'TimeoutError');
    }
    // What a browser aborts because the page is being left is no failure, unless the page stays.
    if (!init?.signal?.aborted) await (globalThis as { untilStaying?: Promise<void> }).untilStaying;
    throw error;
  }
}

async function sendRead(
  attempt: () => Promise<Response>,
  firstPause: number,
  signal: AbortSignal | null | undefined,
) {
  const startedAt = Date.now();
  const budget = firstPause * BUSY_PAUSES;
  let pause = firstPause;
  let canRepeat = true;
  for (;;) {
    const outcome = await attempt().catch((error: unknown) => new Failure(error));
    const isBusy = outcome instanceof Response && outcome.status === 503;
    const delay = (isBusy && getRetryAfterMs(outcome)) || pause;
    const canWait = isBusy && Date.now() - startedAt + delay <= budget;
    if (!canWait && !(canRepeat && isTransient(outcome))) return unwrapOutcome(outcome);
    if (!isBusy) canRepeat = false;
    if (outcome instanceof Response) await outcome.body?.cancel();
    await wait(delay, signal);
    pause *= 2;
  }
}

class Failure {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

function unwrapOutcome(outcome: Response | Failure) {
  if (outcome instanceof Failure) throw outcome.error;
  return outcome;
}

/** Worth a retry: a network error, or a failed gateway. */
function isTransient(outcome: Response | Failure) {
  if (outcome instanceof Failure) return !isAbort(outcome.error);
  return [500, 502, 504].includes(outcome.status);
}

function isAbort(error: unknown) {
  return (
    error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError')
  );
}

function getRetryAfterMs(response: Response) {
  return (readRetryAfter(response.headers) ?? 0) * 1000;
}

function wait(milliseconds: number, signal: AbortSignal | null | undefined) {
  return new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
