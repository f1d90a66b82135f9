import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectFiles } from '../files/object-files.ts';

/** After this, hosted Storage forgets an upload that is not complete. */
const uploadLifetime = 24 * 60 * 60 * 1000;

/** Beside the folder of the objects, so that a finished upload is moved there without a copy. */
export const getUploadFolder = (storageFolder: string) => `${storageFolder}-uploads`;

/** The uploads of a folder: for each a file with the bytes so far, and one that describes it. */
export class UnfinishedUploads extends FileStore {
  readonly files: ObjectFiles;
  /** The handling of uploads that have all their bytes, by version. */
  readonly finishing = new Map<string, Promise<void>>();

  constructor(folder: string, files: ObjectFiles) {
    super({ directory: folder, expirationPeriodInMilliseconds: uploadLifetime });
    this.files = files;
  }

  /** A client that missed the last response learns that the upload is complete, but not before its object exists. */
  override async getUpload(version: string): Promise<Upload> {
    await this.finishing.get(version)?.catch(() => undefined);
    const finished = await this.findFinished(version);
    return finished ?? super.getUpload(version);
  }

  /** Nothing follows the last byte. */
  override async write(...[body, version, offset]: Parameters<FileStore['write']>) {
    const isFinished = (await this.findFinished(version)) !== undefined;
    return isFinished ? offset : super.write(body, version, offset);
  }

  async findFinished(version: string): Promise<Upload | undefined> {
    const upload = await this.configstore.get(version);
    const { bucketName: bucket, objectName: name } = upload?.metadata ?? {};
    const isFinished = bucket && name && (await this.files.exists({ bucket, name, version }));
    return upload && isFinished ? new Upload({ ...upload, offset: upload.size ?? 0 }) : undefined;
  }

  /** Runs once for each upload, also if its last part arrives twice. */
  async finish(version: string, run: () => Promise<void>): Promise<void> {
    const running = this.finishing.get(version) ?? run();
    this.finishing.set(version, running);
    await running.finally(() => this.finishing.delete(version));
  }
}

/** A file that nothing has written to for that long belongs to an upload that nobody can continue. */
export async function removeExpiredUploads(storageFolder: string, now = Date.now()): Promise<void> {
  const folder = getUploadFolder(storageFolder);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && now - stats.mtimeMs > uploadLifetime) await rm(path, { force: true });
  }
}
