/** A picture in a form: a newly chosen file, or the reference of a stored one (a path in the bucket, or an http(s) URL). */
export type Picture = {
  /** Created by the client and used as the file name, so that a retried upload is the same file. */
  id: string;
  name: string;
  source: File | string;
  /** The color that was stored with a stored picture. */
  color?: string | null;
};
