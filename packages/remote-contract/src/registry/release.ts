import type { RemoteDescription } from './description.ts';

/** One release of a remote. File names are relative to the entry's folder. */
export type Release = RemoteDescription & {
  name: string;
  version: string;
  entry: string;
  preload: string[];
  /** The additional modules of each page, by path pattern. */
  pages: Record<string, string[]>;
  /** The remote's own stylesheets, for all its pages. */
  styles?: string[];
  /** SHA-384 by file; a page's HTML has those of modules in its import map instead. */
  integrity: Record<string, string>;
  /** The bundle with which a server renders its public pages, and its SHA-384; absent in older releases. */
  server?: { file: string; hash: string };
  /** The number of modules, each of which needs a hash. */
  modules?: number;
  requires: Record<string, string>;
  /**
   * The names that its code imports from each shared entry point, such as `@showcase/ui`. A rendered page lists only those that its shell
   * does not provide. Absent in older releases.
   */
  imports?: Record<string, string[]>;
  /**
   * The SHA-384 of `release.json` in the release's folder. An index has it in place of files, hashes and requirements, which a browser
   * then reads from there; absent in older releases.
   */
  detailsHash?: string;
  /** A developer tries this one out instead of the release. */
  isOverride?: true;
};

/** A release as its entry in the registry lists it. */
export type ReleaseEntry = Omit<Release, 'name' | 'version' | 'mount' | 'isOverride'>;

/** A release of the shell: the folder `/s/{version}/`. */
export type ShellRelease = {
  /** Its page, to which a server adds what the page needs. */
  entry: string;
  /** SHA-384 by file. */
  integrity: Record<string, string>;
  /** The bundle with which a server renders pages, and its SHA-384. */
  server?: { file: string; hash: string };
  contract: number;
  /** The names that it provides to remotes, by entry point such as `@showcase/ui`. */
  provides: Record<string, string[]>;
};

/** A version that a share of the visitors gets instead of the active one. */
export type Rollout = {
  version: string;
  /** From 1 to 99. */
  percent: number;
};

/** `/registry.json`: the releases of the shell and of every remote, and which of them are active. */
export type Registry = {
  /** That of the active shell. */
  contract: number;
  /** Absent until the shell has been released. */
  shell?: { active: string; rollout?: Rollout; versions: Record<string, ShellRelease> };
  remotes: Record<
    string,
    { mount: string; active: string; rollout?: Rollout; versions: Record<string, ReleaseEntry> }
  >;
};
