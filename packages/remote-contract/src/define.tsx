import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Remote, RemoteRoute } from './remote.ts';

// Import only types from the router here: this entry point is bundled into every remote.

export const CONTRACT_VERSION = 1;

/** How long a navigation waits for rows, to avoid a flash of the skeleton. */
const MAX_ROWS_WAIT_MS = 250;

/** How long a navigation waits for a page's code. */
const PAGE_TIMEOUT_MS = 10_000;

/** Marks a remote with the contract version it is built against. This entry point is never shared at run time. */
export function defineRemote(remote: Omit<Remote, 'contract'>): Remote {
  return { contract: CONTRACT_VERSION, ...remote };
}

/**
 * A route's loader and component for a page that is imported on the first visit, while `load` fetches its rows in parallel.
 * Throws what the import throws, or a `TimeoutError` if it hangs. The page handles rows that fail or take long.
 */
export function lazyPage(
  importPage: () => Promise<ComponentType>,
  load?: (args: LoaderFunctionArgs) => Promise<unknown>,
): Pick<RemoteRoute, 'loader' | 'Component'> {
  let Page: ComponentType | undefined;
  return {
    loader: async (args) => {
      const rows = load?.(args).catch(() => null);
      // A loaded page shows its own pending state; only the first visit waits.
      if (Page) return null;
      [Page] = await Promise.all([
        withTimeLimit(importPage(), PAGE_TIMEOUT_MS),
        rows && Promise.race([rows, pause(MAX_ROWS_WAIT_MS)]),
      ]);
      return null;
    },
    Component: Object.assign(
      function LazyPage() {
        return Page ? <Page /> : null;
      },
      { importPage, load },
    ),
  };
}

/** Rejects with a `TimeoutError` if the promise takes longer than `ms`. */
export function withTimeLimit<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = new DOMException(`There was no answer within ${ms} ms`, 'TimeoutError');
    timer = setTimeout(reject, ms, error);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** The path patterns of a remote's routes, and which of them need sign-in, as the registry lists them. */
export function listPaths(routes: RemoteRoute[]): { paths: string[]; signIn: string[] } {
  const flat = routes.flatMap(withChildren).filter((route) => route.path !== undefined);
  const getPath = (route: RemoteRoute) => String(route.path);
  return {
    paths: flat.map(getPath),
    signIn: flat.filter((route) => route.handle?.signIn).map(getPath),
  };
}

/** The source file of each lazy page by its path pattern, parsed from the text of its import, for the release's preload lists. */
export function listPageFiles(routes: RemoteRoute[]): Record<string, string> {
  const files = routes.flatMap(withChildren).flatMap(({ path, Component }) => {
    const imported = /["'`]([^"'`]+\.tsx)["'`]/.exec(String((Component as LazyPage)?.importPage));
    return path !== undefined && imported?.[1] ? [[path, imported[1]] as const] : [];
  });
  return Object.fromEntries(files);
}

type LazyPage = { importPage?: () => Promise<ComponentType> } | null | undefined;

function withChildren(route: RemoteRoute): RemoteRoute[] {
  return [route, ...(route.children ?? []).flatMap(withChildren)];
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}
