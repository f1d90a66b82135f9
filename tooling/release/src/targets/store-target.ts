import { lookup } from 'mrmime';
import type { Target } from './target.ts';

/** Files whose URL changes with their content: releases. */
const IMMUTABLE = /^[rs]\//;

/** In milliseconds, for one file. */
const TIMEOUT = 60_000;

/** The statuses for a condition that is not met; S3 also sends 409 while another request writes the same file. */
const CONFLICTS = [409, 412];

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A store with HTTP's GET and PUT, ETags and conditions: S3 and what is compatible with it. */
export function storeTarget(url: string, fetchSigned: Fetch): Target {
  const base = url.replace(/\/+$/, '');

  async function request(path: string, init: RequestInit): Promise<Response> {
    const file = `${base}/${encodeURI(path)}`;
    const signal = AbortSignal.timeout(TIMEOUT);
    return fetchSigned(file, { cache: 'no-store', ...init, signal }).catch((error: unknown) => {
      throw new Error(`${file} cannot be reached: ${reasonOf(error)}`, { cause: error });
    });
  }

  return {
    name: base,
    isPublic: true,
    read: async (path) => {
      const response = await request(path, { method: 'GET' });
      if (response.status === 404) return null;
      if (!response.ok) throw await failure('be read', response);
      const version = response.headers.get('etag');
      if (!version) throw new Error(`${response.url} has no ETag, so releases could be lost.`);
      const changed = response.headers.get('last-modified');
      const changedAt = changed ? new Date(changed) : null;
      return { bytes: await response.bytes(), version, changedAt };
    },
    write: async (path, bytes, version) => {
      const condition = version === null ? 'if-none-match' : 'if-match';
      const headers = { ...fileHeaders(path), [condition]: version ?? '*' };
      // A typed array of any other buffer is no body for the types.
      const response = await request(path, { method: 'PUT', headers, body: new Uint8Array(bytes) });
      if (CONFLICTS.includes(response.status)) return false;
      if (!response.ok) throw await failure('be written', response);
      return true;
    },
  };
}

async function failure(act: string, response: Response): Promise<Error> {
  const text = (await response.text()).slice(0, 200);
  return new Error(`${response.url} cannot ${act}: it responded with ${response.status}. ${text}`);
}

/** The fetch of Node hides the reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** The headers with which a store is to serve a file. */
function fileHeaders(path: string): Record<string, string> {
  // The list has no type for icons.
  const type = path.endsWith('.ico')
    ? 'image/x-icon'
    : (lookup(path) ?? 'application/octet-stream');
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'cache-control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
