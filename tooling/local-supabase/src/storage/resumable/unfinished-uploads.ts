import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import type { ObjectFiles } from '../files/object-files.ts';

/** After this, hosted Storage forgets an upload that is not complete. */
const uploadLifetime = 24 * 60 * 60 * 1000;

/** Beside the folder of the objects, so that a finished upload is moved there without a copy. */
export const getUploadFolder = (storageFolder: string) => `${storageFolder}-uploads`;

/** The uploads of a folder: for each a file with the bytes so far, and one that describes it. */
export class UnfinishedUploads extends FileStore {
  readonly files: ObjectFiles;

  constructor(folder: string, files: ObjectFiles) {
    super({ directory: folder, expirationPeriodInMilliseconds: uploadLifetime });
    this.files = files;
  }

  /** A finished upload has all its bytes: a client that missed the last response does not repeat it. */
  override async getUpload(version: string): Promise<Upload> {
    try {
      return await super.getUpload(version);
    } catch (error) {
      const upload = await this.configstore.get(version);
      const { bucketName: bucket, objectName: name } = upload?.metadata ?? {};
      const isFinished = bucket && name && (await this.files.exists({ bucket, name, version }));
      if (!upload || !isFinished) throw error;
      return new Upload({ ...upload, offset: upload.size ?? 0 });
    }
  }
}
