import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createStableId } from './ids.ts';

const source = join(import.meta.dirname, '..', 'images');

export type StoredImage = { id: string; owner: string; path: string; file: string };
type StoredFile = StoredImage & { bucket?: string; type?: string; version?: string };
export type ObjectRow = Awaited<ReturnType<typeof storeFiles>>[number];

/** The path of a seed image in the bucket `images`; null if there is no such image. */
export function imageAt(
  file: string,
  { owner, folder }: { owner: string; folder: 'avatar' | 'project' | 'service' },
): StoredImage | null {
  if (!existsSync(join(source, file))) return null;
  // A service shows images of its creator's projects: the same file, stored again.
  const name = folder === 'service' ? `service/${file}` : file;
  return {
    id: createStableId('object', name),
    owner,
    path: `${owner}/${folder}/${createStableId('image', name)}.webp`,
    file,
  };
}

/** Copies the files into the folders of their buckets and returns their storage.objects rows. */
export async function storeFiles(files: readonly StoredFile[], storageDir: string) {
  const rows = [];
  for (const { id, owner, path, file, bucket = 'images', type = 'image/webp', version } of files) {
    const bytes = await readFile(join(source, file));
    const target = join(storageDir, bucket, version ? `${path}@${version}` : path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(source, file), target);
    const metadata = {
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      size: bytes.byteLength,
      mimetype: type,
      cacheControl: 'max-age=31536000',
      contentLength: bytes.byteLength,
      httpStatusCode: 200,
      // As uploads of the product set it for what is public.
      ...(bucket === 'images' && { xRobotsTag: 'all' }),
    };
    const names = { bucket_id: bucket, name: path, version: version ?? null };
    rows.push({ id, ...names, owner, owner_id: owner, metadata });
  }
  return rows;
}
