import type { IncomingMessage } from 'node:http';

/** The sort of a request decides which faults it can have. */
export type Sort = 'document' | 'script' | 'asset' | 'setup' | 'read' | 'write' | 'socket';

export type NamedRequest = { sort: Sort; name: string };

const API = /^\/(rest|auth|storage|realtime|functions)\/v1\//;
/** Read-only functions, even though they are called with POST. */
const READS =
  /\/rpc\/(people|search_\w+|suggest_\w+|my_\w+|wallet_balance|am_i_admin|username_\w+|item_status)$/;
const SETUP = ['/config.json', '/registry-index.json'];

/** The sort and the name of a request, which are the same in every walk: without ids, times and URLs. */
export function nameRequest({ method = 'GET', url = '/', headers }: IncomingMessage): NamedRequest {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const sort = getSort(method, pathname, String(headers['sec-fetch-dest'] ?? ''));
  const parameters = [...searchParams].map(
    ([key, value]) => `${key}=${normalizeValue(key, value)}`,
  );
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return { sort, name: `${method} ${withoutIds(pathname)}${query}` };
}

export const socketRequest: NamedRequest = { sort: 'socket', name: 'the live connection' };

function getSort(method: string, path: string, destination: string): Sort {
  if (SETUP.includes(path)) return 'setup';
  if (API.test(path) && destination !== 'image') {
    return method === 'GET' || method === 'HEAD' || READS.test(path) ? 'read' : 'write';
  }
  if (destination === 'document') return 'document';
  return destination === 'script' ? 'script' : 'asset';
}

function normalizeValue(key: string, value: string) {
  return key === 'select' ? 'columns' : withoutIds(value);
}

function withoutIds(text: string) {
  return text
    .replace(/^http:\/\/localhost:\d+/, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+ ]\d\d:\d\d)?/g, ':time')
    .replace(/robin-[0-9a-f]{8}/g, ':person');
}
