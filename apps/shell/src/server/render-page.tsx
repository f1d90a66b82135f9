import { createQueryClient } from '@showcase/data/query';
import { createVisitorClient } from '@showcase/data/server';
import { createSessionStore } from '@showcase/data/session';
import type { RouteObject } from '@showcase/remote-contract';
import { findOwner, findPattern } from '@showcase/remote-contract/registry';
import type { PageOptions, RenderedPage } from '@showcase/remote-contract/rendering';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@showcase/remote-contract/server';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createStore } from 'zustand/vanilla';
import { App } from '../app.tsx';
import { NotFoundPage } from '../frame/not-found/not-found-page.tsx';
import { createRemoteBranch } from '../frame/remote-pages/discover-routes.tsx';
import { RemoteSkeleton } from '../frame/remote-pages/remote-skeleton.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { createNotices } from '../core/notices/create-notices.ts';
import { parseRuntimeConfig } from '../core/runtime-config.ts';
import { describeReleases } from '../remotes/directory/directory.ts';
import { createReleaseWatch } from '../remotes/new-release/release-watch.ts';
import { shellPages } from '../router.tsx';
import { collectRows, findFailure } from './rows.ts';
import { splitHead } from './split-head.ts';

/** How long a page waits for its rows; what has not arrived by then is left to the browser. */
const ROWS_TIMEOUT_MS = 1000;

/** See `ServerBundle`. */
export async function renderPage(options: PageOptions): Promise<RenderedPage | Response> {
  const queryClient = createQueryClient();
  try {
    return await renderWith(queryClient, options);
  } finally {
    // Otherwise, the timer of each query would keep its rows in the server's memory for as long as a browser may show them again.
    queryClient.clear();
  }
}

async function renderWith(
  queryClient: QueryClient,
  options: PageOptions,
): Promise<RenderedPage | Response> {
  const { origin } = new URL(options.url);
  const config = parseRuntimeConfig(options.config);
  const client = createVisitorClient({
    url: new URL(config.supabaseUrl, origin).href,
    key: config.supabaseKey,
    ...(options.fetch && { fetch: options.fetch }),
  });
  const notices = createNotices();
  const services = {
    client,
    queryClient,
    origin,
    notify: notices.notify,
    rowsTimeoutMs: ROWS_TIMEOUT_MS,
    contactEmail: config.contactEmail,
  };
  const handler = createStaticHandler(createRoutes(options, services));
  const context = await handler.query(new Request(options.url));
  if (context instanceof Response) return context;
  throwFirst([findFailure(queryClient), ...Object.values<unknown>(context.errors ?? {})]);

  const known = describeReleases(options.releases);
  const knownPaths = new Set<string>();
  const isKnown = (path: string) => {
    if (known.isKnown(path)) knownPaths.add(path);
    return known.isKnown(path);
  };
  const renderedAt = Date.now();
  const page = (
    <App
      client={client}
      queryClient={queryClient}
      session={createSessionStore({ client, queryClient })}
      storage={{ isPersistent: () => true, subscribe: () => () => {} }}
      config={config}
      releases={createStore(() => ({ ...known, isKnown }))}
      overrides={{ entries: {}, invalid: [] }}
      notices={notices}
      watch={createReleaseWatch({
        getReleases: () => options.releases,
        fetchRegistry: async () => null,
      })}
      origin={origin}
      renderedAt={renderedAt}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>
  );
  const { html, styles } = await renderToHtml(page);
  const { head, body } = splitHead(html);
  return {
    html: body,
    head: head + styles,
    rows: collectRows(queryClient),
    frame: { footer: known.footer, purposes: known.purposes, knownPaths: [...knownPaths] },
    isComplete: queryClient.isFetching() === 0,
    startsLater: startsLater(options),
    renderedAt,
  };
}

function startsLater({ owner, url }: PageOptions): boolean {
  const { paths = [], laterPaths = [] } = owner?.release ?? {};
  return laterPaths.includes(findPattern(new URL(url).pathname, paths) ?? '');
}

function createRoutes(
  { owner, url, releases }: PageOptions,
  services: Parameters<typeof createRemoteBranch>[2],
): RouteObject[] {
  const isOfRemote = findOwner(new URL(url).pathname, releases) !== undefined;
  const Elsewhere = isOfRemote ? RemoteSkeleton : NotFoundPage;
  // React replaces a frame around a skeleton, and with it what has been typed.
  const isSkeleton = isOfRemote && !owner;
  const branches = owner ? [createRemoteBranch(owner.release, owner.remote, services)] : [];
  return [
    {
      id: 'shell',
      element: <SiteFrame hasFooter={!isSkeleton} />,
      children: [...shellPages, ...branches, { path: '*', Component: Elsewhere }],
    },
  ];
}

async function renderToHtml(page: ReactNode): Promise<{ html: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  try {
    const stream = await renderToReadableStream(sheet.collectStyles(page), {
      // React would put a large boundary into an inline script, which the page's policy refuses.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    });
    await stream.allReady;
    const html = await new Response(stream).text();
    throwFirst(errors);
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function throwFirst(errors: unknown[]): void {
  const error = errors.find((one) => one !== undefined);
  if (error === undefined) return;
  throw error instanceof Error ? error : new Error('The page failed', { cause: error });
}
