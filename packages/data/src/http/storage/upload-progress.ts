import { DataError } from '../../client/data-error.ts';

export type UploadListener = {
  /** The uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the upload. */
  signal?: AbortSignal | undefined;
};

/** By path in the bucket. */
const listeners = new Map<string, UploadListener>();

/** Tracks an upload until the returned function is called. */
export function trackUpload(path: string, listener: UploadListener) {
  listeners.set(path, listener);
  return () => void listeners.delete(path);
}

export function getUploadListener(requestPath: string): UploadListener | undefined {
  for (const [path, listener] of listeners) {
    if (requestPath.endsWith(`/${path}`)) return listener;
  }
  return undefined;
}

/** A fetch for uploads: only XMLHttpRequest reports upload progress. */
export async function sendWithProgress(
  listener: UploadListener,
  input: Parameters<typeof fetch>[0],
  init: RequestInit,
): Promise<Response> {
  const request = new Request(input, { ...init, body: null });
  const { method, url, headers } = request;
  const { body, signal } = init;
  return new Promise((resolve, reject) => {
    const transfer = new XMLHttpRequest();
    const abort = () => transfer.abort();
    transfer.open(method, url);
    headers.forEach((value, name) => transfer.setRequestHeader(name, value));
    transfer.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) listener.onProgress(loaded / total);
    };
    transfer.onload = () => resolve(toResponse(transfer));
    transfer.onerror = () => reject(new TypeError('Failed to fetch'));
    transfer.onabort = () => reject(new DOMException('The request was aborted', 'AbortError'));
    transfer.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort, { once: true });
    transfer.send(body instanceof FormData || body instanceof Blob ? body : null);
  });
}

function toResponse(transfer: XMLHttpRequest) {
  const { status, responseText } = transfer;
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const line of transfer
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...values] = line.split(':');
    if (name !== '') headers.set(name, values.join(':').trim());
  }
  return new Response(status === 204 ? null : responseText, { status, headers });
}

export function createCanceledError() {
  return new DataError({ kind: 'aborted', message: 'The upload was canceled', status: 0 });
}
