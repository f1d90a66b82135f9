import { json, type FakeRequest, type FakeState } from '../fake-state.ts';
import { duplicate, toStorageResponse } from './fake-storage.ts';

const UPLOADS = '/storage/v1/upload/resumable';

const SIGN = '/storage/v1/object/sign/attachments';
const OBJECTS = '/storage/v1/object/attachments/';

export function isBucketRequest({ url: { pathname } }: FakeRequest) {
  return pathname.startsWith(UPLOADS) || pathname === SIGN || pathname.startsWith(OBJECTS);
}

/** Responds to resumable uploads (tus) and links of the bucket `attachments`. */
export function answerBucket(state: FakeState, request: FakeRequest) {
  const { pathname } = request.url;
  if (pathname === UPLOADS) return createUpload(state, request);
  if (pathname === SIGN) return signLinks(state, request);
  return pathname.startsWith(OBJECTS)
    ? storeAtOnce(state, request)
    : continueUpload(state, request);
}

function createUpload(state: FakeState, request: FakeRequest) {
  const { headers } = request;
  const { objectName = '', contentType = '' } = readMetadata(headers.get('upload-metadata') ?? '');
  // Resumable uploads have the true status, and no JSON.
  if (state.objects[objectName]) return new Response(duplicate.message, { status: 409 });
  const id = `upload-${state.uploads.length}`;
  const size = Number(headers.get('upload-length'));
  state.uploads.push({ id, path: objectName, type: contentType, size, received: 0 });
  const location = `${request.url.origin}${UPLOADS}/${id}`;
  return new Response(null, { status: 201, headers: { location, 'tus-resumable': '1.0.0' } });
}

function continueUpload(state: FakeState, { url, method, headers, body }: FakeRequest) {
  const upload = state.uploads.find(({ id }) => url.pathname.endsWith(`/${id}`));
  if (!upload) return new Response('Upload not found', { status: 404 });
  if (method === 'PATCH') {
    if (Number(headers.get('upload-offset')) !== upload.received) {
      return new Response('Upload-Offset conflict', { status: 409 });
    }
    upload.received += getSize(body);
    const { path, size, type } = upload;
    if (upload.received === size) state.objects[path] = { size, type };
  }
  return new Response(null, {
    status: method === 'PATCH' ? 204 : 200,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(upload.received),
      'upload-length': String(upload.size),
    },
  });
}

function storeAtOnce(state: FakeState, request: FakeRequest) {
  const path = request.url.pathname.slice(OBJECTS.length);
  if (state.objects[path]) return toStorageResponse(duplicate);
  const file = request.body instanceof FormData ? request.body.get('') : null;
  const type = typeof file === 'object' ? (file?.type ?? '') : '';
  state.objects[path] = { size: getSize(file), type };
  return json({ Id: path, Key: `attachments/${path}` });
}

function signLinks(state: FakeState, { body }: FakeRequest) {
  const paths = typeof body === 'object' && body && 'paths' in body ? body.paths : [];
  const names = Array.isArray(paths) ? paths.map(String) : [];
  return json(
    names.map((path) =>
      state.objects[path]
        ? { path, signedURL: `/object/sign/attachments/${path}?token=signed`, error: null }
        : {
            path,
            signedURL: null,
            error: 'Either the object does not exist or you have no access',
          },
    ),
  );
}

function readMetadata(header: string): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.split(' '));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, atob(value)]));
}

function getSize(body: unknown) {
  return typeof body === 'object' && body !== null && 'size' in body ? Number(body.size) : 0;
}
