/** A picture of a form: chosen just now, or stored already (a path in the bucket, or an http(s) address). */
export type Picture = {
  /** Made by the client; a stored file is named for it, so that a repeated upload is the same file. */
  id: string;
  name: string;
  source: File | string;
};
