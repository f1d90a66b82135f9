import type { FooterLink, Purposes } from './registry/description.ts';
import type { Release } from './registry/release.ts';
import type { Remote } from './remote.ts';

/** The exports of the shell's server bundle, which the site's server calls. It uses web interfaces only. */
export type ServerBundle = {
  /**
   * Runs a remote's server bundle, whose hash the caller has checked, and returns its remote. `releaseUrl` is the folder of its
   * release. Throws if the bundle throws or requires a package that is not shared.
   */
  evaluateRemote: (code: string, releaseUrl: string) => Remote;
  /** The same with a bundle that was imported, where text cannot become code, as at the edge. */
  runRemote: (bundle: RemoteBundle, releaseUrl: string) => Remote;
  /**
   * Renders a page as a visitor sees it, and knows nothing of the visitor but the URL. Returns a redirect as a `Response`. Rejects
   * if the page throws.
   */
  renderPage: (options: PageOptions) => Promise<RenderedPage | Response>;
};

/** A remote's server bundle as the function that its text is the body of. */
export type RemoteBundle = (
  module: { exports: { remote?: Remote } },
  exports: { remote?: Remote },
  require: (name: string) => object,
  releaseUrl: (file: string) => string,
) => void;

export type PageOptions = {
  /** The public URL of the page. */
  url: string;
  /** As in `/config.json`. */
  config: unknown;
  releases: Release[];
  /** The page's remote, unless it is a page of the shell. Without it, a page of a remote is a skeleton in the frame of the site. */
  owner?: { release: Release; remote: Remote };
  /** Sends the requests for rows, for instance to the API's internal URL. */
  fetch?: typeof fetch;
};

/** The entries of all remotes in the frame around a page, until the browser has read their own. */
export type PageFrame = {
  footer: FooterLink[];
  purposes?: Purposes;
  /** The paths that have a page, of those that the frame or the page asked for. */
  knownPaths: string[];
};

export type RenderedPage = {
  /** The content of `#root`. */
  html: string;
  /** The title, metadata and styles. */
  head: string;
  /** The results of the page's queries, for the browser. */
  rows: { key: readonly unknown[]; data: unknown }[];
  frame: PageFrame;
  /** False if some rows did not arrive in time: the browser reads them. */
  isComplete: boolean;
  /** Whether the app starts with the first touch or key, or when the browser is idle. */
  startsLater?: boolean;
  /** In milliseconds since 1970. */
  renderedAt: number;
};
