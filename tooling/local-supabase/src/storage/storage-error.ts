import { isDiskFull, NOT_SAVED_MESSAGE } from '../postgres/disk-full.ts';

/** An error response in the format of hosted Storage: HTTP 400, with the real status in the body. */
export class StorageError extends Error {
  readonly status: number;
  readonly code: string;
  readonly error: string;

  constructor(status: number, code: string, error: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.error = error;
  }

  toBody() {
    return {
      statusCode: String(this.status),
      code: this.code,
      error: this.error,
      message: this.message,
    };
  }
}

export const noSuchBucket = () =>
  new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found');
export const invalidBucketName = () =>
  new StorageError(400, 'InvalidBucketName', 'Invalid Input', 'Bucket name invalid');
export const invalidUploadId = () =>
  new StorageError(400, 'InvalidUploadId', 'InvalidUploadId', 'Invalid upload id');
export const metadataRequired = () => badRequest('Metadata header is required');
export const noSuchUpload = () =>
  new StorageError(404, 'NoSuchUpload', 'NoSuchUpload', 'Upload not found');
export const noSuchKey = () => new StorageError(404, 'NoSuchKey', 'not_found', 'Object not found');
export const invalidToken = (message: string) =>
  new StorageError(400, 'InvalidJWT', 'InvalidJWT', message);
export const rejectedToken = () =>
  new StorageError(403, 'AccessDenied', 'Unauthorized', 'Invalid or expired token');
export const invalidSignature = () =>
  new StorageError(400, 'InvalidSignature', 'InvalidSignature', 'Invalid signature');
export const badRequest = (message: string) =>
  new StorageError(400, 'InvalidRequest', 'invalid_request', message);
export const invalidRobotsTag = (problem: string) =>
  new StorageError(
    400,
    'InvalidRequest',
    'invalid_x_robots_tag',
    `Invalid X-Robots-Tag header: ${problem}`,
  );
export const tooLarge = () =>
  new StorageError(
    413,
    'EntityTooLarge',
    'Payload too large',
    'The object exceeded the maximum allowed size',
  );
export const invalidKey = (key: string) =>
  new StorageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${key.slice(0, 200)}`);
export const invalidMimeType = (type: string) =>
  new StorageError(
    415,
    'InvalidMimeType',
    'invalid_mime_type',
    `mime type ${type} is not supported`,
  );

/** The storage error for a database error, if there is one. */
export function fromDatabase(error: unknown): StorageError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '42501') {
    return new StorageError(
      403,
      'AccessDenied',
      'Unauthorized',
      'new row violates row-level security policy',
    );
  }
  if (code === '23505')
    return new StorageError(409, 'KeyAlreadyExists', 'Duplicate', 'The resource already exists');
  if (isDiskFull(error)) return new StorageError(503, 'SlowDown', 'disk_full', NOT_SAVED_MESSAGE);
  if (typeof code === 'string' && code.startsWith('22')) return badRequest('The input is invalid');
  if (code === '57014')
    return new StorageError(544, 'DatabaseTimeout', 'DatabaseTimeout', 'The database timed out');
  return undefined;
}
