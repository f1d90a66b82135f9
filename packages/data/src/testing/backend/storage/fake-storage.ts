import { json, type FakeRequest, type FakeState } from '../fake-state.ts';

/** Responds to the storage calls that this package makes. */
export function answerStorage(state: FakeState, { method, url, body, callerId }: FakeRequest) {
  if (url.pathname === '/storage/v1/object/list/images') return json(listImages(state, body));
  const path = url.pathname.replace('/storage/v1/object/images', '').slice(1);
  if (method === 'POST') {
    if (!callerId || !path.startsWith(`${callerId}/`)) return toStorageResponse(denied);
    if (state.images.includes(path)) return toStorageResponse(duplicate);
    state.images.push(path);
    return json({ Id: path, Key: `images/${path}` });
  }
  if (method === 'DELETE' && typeof body === 'object' && body && 'prefixes' in body) {
    const removed = Array.isArray(body.prefixes) ? body.prefixes.map(String) : [];
    state.images = state.images.filter((image) => !removed.includes(image));
    return json(removed.map((name) => ({ name })));
  }
  return json({ message: `The fake storage does not know ${method} ${url.pathname}` }, 404);
}

function listImages(state: FakeState, body: unknown) {
  const prefix =
    typeof body === 'object' && body && 'prefix' in body ? `${String(body.prefix)}/` : '';
  return state.images
    .filter((path) => path.startsWith(prefix))
    .map((path) => ({ name: path.slice(prefix.length) }));
}

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
