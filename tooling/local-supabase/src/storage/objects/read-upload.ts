import { readWithinLimit } from '../../http/read-body.ts';
import { badRequest, invalidRobotsTag, tooLarge } from '../storage-error.ts';
import { findRobotsProblem } from './robots-tag.ts';

export type Upload = {
  bytes: Uint8Array;
  type: string;
  cacheControl: string;
  userMetadata: Record<string, unknown>;
  /** The rules for robots about the file; nothing if it is absent. */
  robots?: string | undefined;
};

/** The maximum overhead of a multipart body over its file. */
const envelope = 64 * 1024;

/** Reads an uploaded file to the end, even if it is too large, because a half-read request breaks the connection. */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
  const robots = request.headers.get('x-robots-tag') || undefined;
  const robotsProblem = robots && findRobotsProblem(robots);
  if (robotsProblem) throw invalidRobotsTag(robotsProblem);
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  const isForm = type.startsWith('multipart/form-data');
  const bytes = await readWithinLimit(request, isForm ? limit + envelope : limit);
  if (!bytes) throw tooLarge();
  if (isForm) return { ...(await readForm(bytes, type)), robots };
  return {
    bytes,
    type,
    cacheControl: headerText(request.headers.get('cache-control')),
    userMetadata: decodedMetadata(request.headers.get('x-metadata')),
    robots,
  };
}

/** storage-js sends the file in a field without a name. */
async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Upload> {
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File);
  if (!form || !file) throw badRequest('The form carries no file');
  const maxAge = form.get('cacheControl');
  const metadata = form.get('metadata');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: file.type || 'application/octet-stream',
    cacheControl: typeof maxAge === 'string' ? toCacheControl(maxAge) : 'no-cache',
    userMetadata: typeof metadata === 'string' ? parsedMetadata(metadata) : {},
  };
}

function toCacheControl(value: string): string {
  return /^\d{1,9}$/.test(value) ? `max-age=${value}` : headerText(value);
}

/** A value that a response header may contain; anything else is not stored. */
function headerText(value: string | null): string {
  return value !== null && /^[\w=,; "-]{1,200}$/.test(value) ? value : 'no-cache';
}

function decodedMetadata(header: string | null): Record<string, unknown> {
  return header === null ? {} : parsedMetadata(Buffer.from(header, 'base64').toString('utf8'));
}

function parsedMetadata(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    throw badRequest('The metadata is not JSON');
  }
}
