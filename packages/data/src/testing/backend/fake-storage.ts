import { json, type FakeRequest, type FakeState } from './fake-state.ts';
import { denied, duplicate, toStorageResponse } from './storage-rejection.ts';

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
