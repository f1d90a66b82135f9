import { describe, expect, it } from 'vitest';
import { withTrueStatus } from './true-status.ts';

const UPLOAD = { method: 'POST', path: '/storage/v1/object/images/1/project/2.png' };

async function read(
  body: unknown,
  { status = 400, ...request } = UPLOAD as { status?: number } & typeof UPLOAD,
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await withTrueStatus(new Response(text || null, { status }), request);
  return { status: response.status, text: await response.text() };
}

const body = (statusCode: string, error: string, message: string, code?: string) => ({
  statusCode,
  error,
  message,
  ...(code !== undefined && { code }),
});

describe('the status of a rejection by the storage', () => {
  it.each([
    [
      'too large',
      body('413', 'Payload too large', 'The object exceeded the maximum allowed size'),
      413,
    ],
    [
      'of another type',
      body('415', 'invalid_mime_type', 'mime type text/html is not supported'),
      415,
    ],
    [
      'denied by a policy',
      body('403', 'Unauthorized', 'new row violates row-level security policy'),
      403,
    ],
    [
      'denied, with a code',
      body('403', 'Unauthorized', 'new row violates row-level security policy', 'AccessDenied'),
      403,
    ],
    [
      'stored already',
      body('409', 'Duplicate', 'The resource already exists', 'KeyAlreadyExists'),
      409,
    ],
    ['gone', body('404', 'not_found', 'Object not found', 'NoSuchKey'), 404],
    ['locked', body('423', 'ResourceLocked', 'The resource is locked', 'ResourceLocked'), 423],
    ['busy', body('503', 'SlowDown', 'Slow down', 'SlowDown'), 503],
    ['an expired token', body('403', 'Unauthorized', 'jwt expired'), 401],
    [
      'a foreign token',
      body('403', 'Unauthorized', 'signature verification failed', 'AccessDenied'),
      401,
    ],
    ['a malformed token', body('400', 'InvalidJWT', 'Invalid Compact JWS', 'InvalidJWT'), 401],
    ['invalid', body('400', 'InvalidKey', 'Invalid key: a', 'InvalidKey'), 400],
    ['a code for a status', body('InvalidRequest', 'Error', 'No'), 400],
    ['no status', body('200', 'Error', 'No'), 400],
  ])('is that of the body: %s', async (_name, answer, status) => {
    expect(await read(answer)).toEqual({ status, text: JSON.stringify(answer) });
  });

  it.each(['', 'Bad Request', '<html>', 'null', '[]'])('stays if the body is %j', async (text) => {
    expect(await read(text)).toEqual({ status: 400, text });
  });

  it('stays if it is no 400', async () => {
    const denied = body('403', 'Unauthorized', 'jwt expired');
    expect((await read(denied, { ...UPLOAD, status: 413 })).status).toBe(413);
  });

  it('stays for other services', async () => {
    const answer = body('403', 'Unauthorized', 'jwt expired');
    expect((await read(answer, { method: 'POST', path: '/rest/v1/projects' })).status).toBe(400);
  });

  it('is 401 for a HEAD, which has no body to tell more: only the token can be wrong there', async () => {
    const path = '/storage/v1/upload/resumable/1';
    expect((await read('', { method: 'HEAD', path })).status).toBe(401);
  });
});
