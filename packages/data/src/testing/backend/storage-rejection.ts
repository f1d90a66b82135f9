import { json } from './fake-state.ts';

type StorageRejection = { status: number; code: string; error: string; message: string };

/** By a policy. */
export const denied: StorageRejection = {
  status: 403,
  code: 'AccessDenied',
  error: 'Unauthorized',
  message: 'new row violates row-level security policy',
};
export const duplicate: StorageRejection = {
  status: 409,
  code: 'KeyAlreadyExists',
  error: 'Duplicate',
  message: 'The resource already exists',
};
export const expiredToken: StorageRejection = {
  status: 403,
  code: 'AccessDenied',
  error: 'Unauthorized',
  message: '"exp" claim timestamp check failed',
};

/** Like the service, with 400 and the true status in the body. */
export function toStorageResponse({ status, ...rejection }: StorageRejection) {
  return json({ statusCode: String(status), ...rejection }, 400);
}
