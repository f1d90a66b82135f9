import { lookup } from 'mrmime';

/** Files whose URL changes with their content: releases. */
const IMMUTABLE = /^[rs]\//;

/** The headers with which a store is to serve a file. */
export function fileHeaders(path: string): Record<string, string> {
  // The list has no type for icons.
  const type = path.endsWith('.ico')
    ? 'image/x-icon'
    : (lookup(path) ?? 'application/octet-stream');
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'cache-control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
