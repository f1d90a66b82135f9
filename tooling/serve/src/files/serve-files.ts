import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { acceptedEncodings } from '../accepted-encodings.ts';
import { hasVersion, requestedBytes } from './conditions.ts';

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Bundles that render pages, source maps, and what only servers read. A file has one plain path: no encoded, empty or relative part. */
const NOT_SERVED = /[%\\]|\/[./]|\/server\/|\.map$/;

/** The endings of compressed copies, the smallest first. */
const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

type Copy = { bytes: Buffer; encoding?: string };

/** The files of a folder, compressed if there is a compressed copy. */
export function serveFiles(
  folder: string,
  setHeaders: (response: ServerResponse, pathname: string) => void,
): Handler {
  return (request, response, next) => {
    const [path = ''] = request.url?.split('?') ?? [];
    if (NOT_SERVED.test(path)) return next();
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    void readCopy(join(folder, path), accepted).then((copy) => {
      if (!copy) return next();
      response.setHeader('Content-Type', contentType(path));
      setHeaders(response, path);
      sendCopy(request, response, copy);
    });
  };
}

/** The smallest copy of a file that the browser accepts; null if there is no file. */
async function readCopy(path: string, accepted: readonly string[]): Promise<Copy | null> {
  for (const { encoding, ending } of COPIES) {
    if (!accepted.includes(encoding)) continue;
    const bytes = await read(`${path}${ending}`);
    if (bytes) return { bytes, encoding };
  }
  const bytes = await read(path);
  return bytes && { bytes };
}

function read(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

function sendCopy(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { bytes, encoding }: Copy,
) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (hasVersion(headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type');
    return void response.writeHead(304).end();
  }
  const size = bytes.length;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Accept-Ranges', 'bytes');
  const part = method === 'GET' ? requestedBytes(headers, { size, etag }) : null;
  const { start, end } = part ?? { start: 0, end: size };
  if (part && start >= end) {
    response.removeHeader('Content-Encoding');
    return void response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
  }
  if (part) response.setHeader('Content-Range', `bytes ${start}-${end - 1}/${size}`);
  response.writeHead(part ? 206 : 200, { 'Content-Length': end - start });
  response.end(method === 'HEAD' ? undefined : bytes.subarray(start, end));
}

function contentType(path: string): string {
  // The list has no type for icons.
  const type = path.endsWith('.ico')
    ? 'image/x-icon'
    : (lookup(path) ?? 'application/octet-stream');
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
