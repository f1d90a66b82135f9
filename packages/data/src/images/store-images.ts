import type { DataClient } from '../client/types.ts';
import { IMAGE_BUCKET } from '../constants.ts';
import { isOutage } from '../client/data-error.ts';
import { toDataError } from '../http/to-data-error.ts';
import {
  createCanceledError,
  trackUpload,
  type UploadListener,
} from '../http/storage/upload-progress.ts';
import type { Picture } from './picture.ts';
import { explainRejection } from './explain-rejection.ts';
import { isImagePath, LARGE_WIDTH, smallCopyOf, SMALL_WIDTH } from './stored-path.ts';
import { drawCopy } from './draw-copy.ts';

/** Where a user's images are stored, below a folder with their id. */
const IMAGE_FOLDERS = ['avatar', 'project', 'service'] as const;
export type ImageFolder = (typeof IMAGE_FOLDERS)[number];

export type StoreOptions = {
  userId: string;
  folder: ImageFolder;
  pictures: readonly Picture[];
  /** The share is from 0 to 1; the id is that of the picture. */
  onProgress?: (id: string, share: number) => void;
  /** Cancels uploads in progress; a write that has started continues. */
  signal?: AbortSignal;
  /** Draws the copy for cards; null if the image needs none. */
  drawCopy?: (file: File) => Promise<Blob | null>;
};

/**
 * Stores the new pictures, then writes the row that refers to them; `write` gets the reference of each picture by its id. If the
 * write is rejected, the new files are removed again. If its outcome is unknown, they stay, because a retry needs them.
 */
export async function storeImages<T>(
  client: DataClient,
  { userId, folder, pictures, onProgress, signal, drawCopy = drawSmallCopy }: StoreOptions,
  write: (references: ReadonlyMap<string, string>) => Promise<T>,
): Promise<T> {
  const added: string[] = [];
  try {
    const references = new Map<string, string>();
    for (const { id, name, source } of pictures) {
      if (typeof source === 'string') {
        references.set(id, source);
        continue;
      }
      const start = `${userId}/${folder}/${id}`;
      const content = await withoutTexts(source);
      const extension = getExtension(source);
      // Avatars are small themselves.
      const copy = folder === 'avatar' ? null : await drawCopy(source);
      const path = copy ? `${start}-${LARGE_WIDTH}.${extension}` : `${start}.${extension}`;
      const small = smallCopyOf(path);
      const store = async (to: string, file: Blob, listener: UploadListener) => {
        const isNew = await upload(client, to, file, listener).catch((error: unknown) =>
          explainRejection(client, name, error),
        );
        if (isNew) added.push(to);
      };
      // First, so that no row can name an image whose copy is missing.
      if (copy && small) await store(small, copy, { onProgress: () => undefined, signal });
      await store(path, content, { onProgress: (share) => onProgress?.(id, share), signal });
      references.set(id, path);
    }
    return await write(references);
  } catch (error) {
    if (!isOutage(toDataError(error))) await removeFiles(client, added);
    throw error;
  }
}

/** Removes images that nothing refers to anymore, and their copies. A failure is only logged, because no one waits for the result. */
export async function removeImages(client: DataClient, references: readonly (string | null)[]) {
  const paths = references.filter((one): one is string => one !== null && isImagePath(one));
  await removeFiles(client, [...paths, ...paths.flatMap((path) => smallCopyOf(path) ?? [])]);
}

async function removeFiles(client: DataClient, paths: string[]) {
  if (paths.length === 0) return;
  const { storage } = await client.loadSupabase();
  const { error } = await storage.from(IMAGE_BUCKET).remove(paths);
  if (error) console.error('Error removing images:', toDataError(error));
}

/** Pictures of other types are drawn again when they are chosen. */
async function withoutTexts(file: File): Promise<Blob> {
  if (file.type !== 'image/gif') return file;
  const { cleanGif } = await import('../attachments/metadata/clean-gif.ts');
  return (await cleanGif(file)) ?? file;
}

/** False if an earlier attempt, whose response was lost, stored the same file. */
async function upload(client: DataClient, path: string, file: Blob, listener: UploadListener) {
  const stopTracking = trackUpload(path, listener);
  listener.onProgress(0);
  try {
    const { storage } = await client.loadSupabase();
    const { error } = await storage.from(IMAGE_BUCKET).upload(path, file, {
      contentType: file.type,
      cacheControl: '31536000',
      // Without it, search engines may show no public picture.
      headers: { 'x-robots-tag': 'all' },
    });
    if (listener.signal?.aborted) throw createCanceledError();
    if (error && !isDuplicate(error)) throw toDataError(error);
    listener.onProgress(1);
    return !error;
  } finally {
    stopTracking();
  }
}

function isDuplicate(error: object) {
  return 'statusCode' in error && error.statusCode === '409';
}

const EXTENSIONS: Record<string, string> = { 'image/png': 'png', 'image/gif': 'gif' };

function getExtension({ type }: File) {
  return EXTENSIONS[type] ?? 'jpg';
}

/** Draws an image at the width for cards. Null if it is not wider, may move, or cannot be drawn by this browser. */
async function drawSmallCopy(file: File): Promise<Blob | null> {
  if (file.type === 'image/gif' || !('OffscreenCanvas' in globalThis)) return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    return await drawCopy(bitmap, { width: SMALL_WIDTH, type: file.type });
  } finally {
    bitmap.close();
  }
}
