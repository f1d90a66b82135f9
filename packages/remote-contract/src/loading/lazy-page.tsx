import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadInTime } from './load-in-time.ts';
import { importComponent, loadPage, type Page } from '../page.ts';
import type { RemoteRoute, RemoteServices } from '../remote.ts';
import { PageProvider } from '../services.tsx';

/** How long a navigation in the browser waits for rows, to avoid a flash of the skeleton. */
const ROWS_TIMEOUT_MS = 250;

/** How long a navigation waits for a page's code. */
const PAGE_TIMEOUT_MS = 10_000;

/** The loader and component of a page's route. Its rows are fetched while its code is imported. */
export function lazyPage(page: Page, services: RemoteServices): LazyRoute {
  const { notify, origin, contactEmail, unsavedChanges } = services;
  const head = (!page.signIn && page.head) || null;
  const value = {
    notify,
    head,
    ...(origin && { origin }),
    ...(contactEmail && { contactEmail }),
    ...(unsavedChanges && { unsavedChanges }),
  };
  const importPage = async () => {
    const Content = await importComponent(page);
    return function PageWithServices() {
      return (
        <PageProvider value={value}>
          <Content />
        </PageProvider>
      );
    };
  };
  const load = page.load && ((args: LoaderFunctionArgs) => loadPage(page, services, args));
  return lazyRoute(importPage, services, load);
}

type Timeouts = Pick<RemoteServices, 'rowsTimeoutMs' | 'pageTimeoutMs'>;

type LazyRoute = Pick<RemoteRoute, 'loader' | 'Component'>;

/**
 * A route's loader and component for code that is imported on the first visit, while `load` fetches its rows in parallel.
 * Throws what the import throws, or a `TimeoutError` if it hangs. The component handles rows that fail or take long.
 */
export function lazyRoute(
  importContent: () => Promise<ComponentType>,
  { rowsTimeoutMs = ROWS_TIMEOUT_MS, pageTimeoutMs = PAGE_TIMEOUT_MS }: Timeouts = {},
  load?: (args: LoaderFunctionArgs) => Promise<unknown>,
): LazyRoute {
  let Content: ComponentType | undefined;
  return {
    loader: async (args) => {
      const rows = load?.(args).catch(() => null);
      // A loaded page shows its own pending state; only the first visit waits.
      if (Content) return null;
      [Content] = await Promise.all([
        loadInTime(importContent, pageTimeoutMs),
        rows && Promise.race([rows, pause(rowsTimeoutMs)]),
      ]);
      return null;
    },
    Component: function LazyContent() {
      return Content ? <Content /> : null;
    },
  };
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}
