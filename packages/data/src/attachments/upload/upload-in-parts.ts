import { Upload, type DetailedError } from 'tus-js-client';
import type { DataClient } from '../../client/types.ts';
import { toDataError } from '../../http/to-data-error.ts';
import { createCanceledError } from '../../http/storage/upload-progress.ts';
import { ATTACHMENT_BUCKET } from '../attachment.ts';
import { createFetchStack } from './fetch-stack.ts';

/** In bytes. The service accepts no other size, except for the last part. */
const PART_SIZE = 6_291_456;
const RETRY_DELAYS = [500, 1_500, 4_000, 8_000];
const CACHE_SECONDS = '3600';

export type PartsUpload = {
  path: string;
  content: Blob;
  /** Of an upload that was interrupted. */
  uploadUrl: string | null;
  onUploadUrl: (url: string) => void;
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
};

/** Uploads a file in parts (tus), so that an interrupted upload continues where it stopped, also after a reload. */
export function uploadInParts(client: DataClient, upload: PartsUpload): Promise<void> {
  const { path, content, uploadUrl, onUploadUrl, onProgress, signal } = upload;
  return new Promise((resolve, reject) => {
    const transfer = new Upload(content, {
      endpoint: `${client.url}/storage/v1/upload/resumable`,
      uploadUrl,
      chunkSize: PART_SIZE,
      retryDelays: RETRY_DELAYS,
      metadata: {
        bucketName: ATTACHMENT_BUCKET,
        objectName: path,
        contentType: content.type,
        cacheControl: CACHE_SECONDS,
      },
      // The URL of the upload is stored with the draft.
      storeFingerprintForResuming: false,
      removeFingerprintOnSuccess: true,
      httpStack: createFetchStack(client),
      fileReader: { openFile: async (file: Blob) => toSource(file) },
      onUploadUrlAvailable: () => transfer.url && onUploadUrl(transfer.url),
      onProgress,
      onShouldRetry: (error) => !isStored(error) && isWorthRetrying(error),
      onSuccess: () => resolve(),
      onError: (error) => (isStored(error) ? resolve() : reject(toUploadError(error))),
    });
    const cancel = () => {
      void transfer.abort();
      reject(createCanceledError());
    };
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    else transfer.start();
  });
}

function toSource(file: Blob) {
  return {
    size: file.size,
    slice: async (start: number, end: number) => ({
      value: file.slice(start, end),
      done: end >= file.size,
    }),
    close: () => undefined,
  };
}

/** An earlier attempt, whose response was lost, stored the same file. */
function isStored(error: Error | DetailedError) {
  return getStatus(error) === 409 && isCreation(error);
}

function isCreation(error: Error | DetailedError) {
  return 'originalRequest' in error && error.originalRequest?.getMethod() === 'POST';
}

function isWorthRetrying(error: DetailedError) {
  if (navigator.onLine === false) return false;
  const status = getStatus(error);
  return status < 400 || status >= 500 || [408, 409, 423, 429].includes(status);
}

/** Zero if there was no response. */
function getStatus(error: Error | DetailedError) {
  return 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

function toUploadError(error: Error | DetailedError) {
  const status = getStatus(error);
  return toDataError({ message: error.message, status }, status);
}
