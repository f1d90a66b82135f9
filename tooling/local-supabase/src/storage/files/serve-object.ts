import { Readable } from 'node:stream';
import { toContentDisposition } from './content-disposition.ts';
import type { ObjectFiles } from './object-files.ts';
import { findRobotsProblem } from '../objects/robots-tag.ts';
import type { ObjectRow } from '../storage-context.ts';
import { noSuchKey } from '../storage-error.ts';

/** Responds with an object's file, or the requested range of it; never as a page of this origin. */
export async function serveObject(
  request: Request,
  files: ObjectFiles,
  row: ObjectRow,
  isPublic: boolean,
) {
  const opened = await files.open(row);
  if (!opened) throw noSuchKey();
  const { file, size } = opened;
  const headers = getHeaders(request, row, isPublic);
  const range = requestedRange(request.headers, size, headers.get('etag'));
  const isCached = isFresh(request.headers, headers);
  if (isCached || range === 'unsatisfiable' || request.method === 'HEAD') {
    await file.close();
    if (isCached) return new Response(null, { status: 304, headers });
    if (range === 'unsatisfiable') {
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
    }
    headers.set('content-length', String(size));
    return new Response(null, { headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  if (size === 0) {
    await file.close();
    return new Response(new Uint8Array(), { headers });
  }
  const body = Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>;
  return new Response(body, { status: range ? 206 : 200, headers });
}

function getHeaders(
  request: Request,
  { metadata, updated_at }: ObjectRow,
  isPublic: boolean,
): Headers {
  const cacheControl = printable(metadata?.cacheControl) ?? 'no-cache';
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control':
      isPublic && cacheControl.startsWith('max-age') ? `public, ${cacheControl}` : cacheControl,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'content-type': printable(metadata?.mimetype) ?? 'application/octet-stream',
    'cross-origin-resource-policy': 'cross-origin',
    'last-modified': updated_at.toUTCString(),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': robotsTag(metadata?.xRobotsTag),
  });
  if (metadata?.eTag) headers.set('etag', metadata.eTag);
  const download = new URL(request.url).searchParams.get('download');
  if (download !== null) headers.set('content-disposition', toContentDisposition(download));
  return headers;
}

/** Robots may do nothing with a file unless its upload said what. */
function robotsTag(stored: string | undefined): string {
  return stored && !findRobotsProblem(stored) ? stored : 'none';
}

/** A row may contain values that no header can. */
function printable(value: string | undefined): string | undefined {
  return value !== undefined && /^[\x20-\x7e]*$/.test(value) ? value : undefined;
}

function isFresh(request: Headers, response: Headers): boolean {
  const tags = request.get('if-none-match');
  if (tags === null) return false;
  const own = response.get('etag');
  return own !== null && tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === own);
}

type ByteRange = { start: number; end: number };

/** The single requested range; undefined for the whole file, several ranges or another version. */
function requestedRange(
  headers: Headers,
  size: number,
  eTag: string | null,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers.get('if-range');
  if (condition !== null && condition !== eTag) return undefined;
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '');
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}
