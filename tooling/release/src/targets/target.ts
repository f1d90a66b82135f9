/** A file of a target. */
export type TargetFile = {
  bytes: Uint8Array;
  /** Differs if the file has changed since. */
  version: string;
  /** Null if the target does not say. */
  changedAt: Date | null;
};

/**
 * Where a site's files are published. Paths are those of the site's URLs, without the first slash: `registry.json`,
 * `r/{name}/{version}/remoteEntry.js`, `s/{version}/index.html`.
 */
export type Target = {
  /** For messages: a path or a URL. */
  name: string;
  /** For browsers only: without what servers render pages with. */
  isPublic: boolean;
  /** Null if there is no such file. Throws if that cannot be determined. */
  read: (path: string) => Promise<TargetFile | null>;
  /** Writes a file if it still has this version, or does not exist yet if null. Returns whether it was written. */
  write: (path: string, bytes: Uint8Array, version: string | null) => Promise<boolean>;
  /** Where a path is on this machine; absent for a store. */
  locate?: (path: string) => string;
};
