import type { DataClient } from '@showcase/data/client';
import type { QueryClient } from '@tanstack/react-query';
import type { NonIndexRouteObject } from 'react-router-dom';

export type Notice = { kind: 'success' | 'info' | 'danger'; text: string };

/** Where remotes report work that a reload would lose. */
export type UnsavedChanges = {
  /** Reports unsaved changes until the returned function is called. */
  register: () => () => void;
};

/** The arguments from the shell to a remote. A remote reads nothing from `window`. */
export type RemoteServices = {
  client: DataClient;
  queryClient: QueryClient;
  /** Shows a toast. It must never be the only place where an error appears. */
  notify: (notice: Notice) => void;
  /** The site's origin, such as `https://showcase.example`. Absent in older shells, which only run in a browser. */
  origin?: string;
  /** How long a page waits for its rows before it is shown without them. Absent in older shells and in the browser. */
  rowsTimeoutMs?: number;
  /** How long a navigation waits for a page's code, if not 10 s: a busy machine that runs tests needs more. */
  pageTimeoutMs?: number;
  /** Where people write to; null if the deployment has no address, absent in older shells. */
  contactEmail?: string | null;
  /** Absent in older shells, which dispatch `beforeunload` instead. */
  unsavedChanges?: UnsavedChanges;
};

export type RemoteHandle = {
  /** The path is for signed-in users only. The shell checks this before it fetches the remote. */
  signIn?: true;
};

/** A route with an absolute path pattern, such as `/projects/:id`. */
export type RemoteRoute = Omit<NonIndexRouteObject, 'handle' | 'children'> & {
  handle?: RemoteHandle;
  children?: RemoteRoute[];
};

/** The arguments of a search of the command palette. It only reads. */
export type SearchInput = Pick<RemoteServices, 'client' | 'queryClient'> & {
  /** The typed text, trimmed and never empty. */
  text: string;
  /** Null for a visitor. */
  userId: string | null;
  /** Aborted when the user types on or closes the palette. */
  signal: AbortSignal;
};

/** A page that a search found. In a remote's own code its path is relative to the mount, in what the shell gets it is full. */
export type CommandResult = { label: string; hint?: string; path: string };

/** The best results first. The palette shows as many as fit. */
export type CommandSearch = (input: SearchInput) => Promise<CommandResult[]>;

/**
 * An entry of a remote in the command palette: a link to one of its pages, or a search whose results are a section. The palette offers
 * them to users who may enter the remote's area.
 */
export type Command =
  | { label: string; path: string }
  | { label: string; importSearch: () => Promise<CommandSearch> };

/** The module that a remote exposes as `./remote`. */
export type Remote = {
  /** The contract version that the remote was built against. */
  contract: number;
  /** The common prefix of its paths. */
  mount: string;
  routes: (services: RemoteServices) => RemoteRoute[];
  /** Absent in remotes that were built before pages were declared. */
  pages?: readonly object[];
  /** Imports the code of a search that its commands declare. Absent in remotes that were built before there were commands. */
  loadSearch?: (label: string) => Promise<CommandSearch>;
};
