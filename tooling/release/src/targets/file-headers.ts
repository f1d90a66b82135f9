import { lookup } from 'mrmime';

/** Files whose URL changes with their content: releases. */
const IMMUTABLE = /^[rs]\//;

/** The headers with which a store is to serve a file. */
export function fileHeaders(path: string): Record<string, string> {
  const type = lookup(path) ?? 'application/octet-stream';
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'cache-control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
