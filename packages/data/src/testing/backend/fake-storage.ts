import { json, type FakeRequest, type FakeState } from './fake-state.ts';

/** Responds to the storage calls that this package makes. */
export function answerStorage(state: FakeState, { method, url, body, callerId }: FakeRequest) {
  if (url.pathname === '/storage/v1/object/list/images') return json(listImages(state, body));
  const path = url.pathname.replace('/storage/v1/object/images', '').slice(1);
  if (method === 'POST') {
    if (!callerId || !path.startsWith(`${callerId}/`)) return errorResponse('403', 'Unauthorized');
    if (state.images.includes(path)) return errorResponse('409', 'Duplicate');
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

/** Like the storage, with the actual status in the body only. */
function errorResponse(statusCode: string, error: string) {
  return json({ statusCode, error, message: error }, 400);
}
