import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { activeReleases, listVariants, type Registry } from '@showcase/remote-contract/registry';
import { sendUnavailable, sendUnavailablePage, isWellFormed } from './error-responses.ts';
import { setCommonHeaders } from './headers.ts';
import { respondWithHealth } from './health.ts';
import { listen, type Listening } from './listen.ts';
import { createPageResponder } from './pages/page-responder.ts';
import { createRegistryReader } from './registry-reader.ts';
import { createEndpointListener } from './open/endpoint-listener.ts';
import { isEndpoint } from './open/endpoints.ts';
import { startCardDrawer } from './open/cards/drawing/start-card-drawer.ts';
import { createShellFiles } from './shell/shell-files.ts';
import { createShellReader } from './shell/shell-reader.ts';
import type { SiteConfig } from './pages/shell-page.ts';
import { createRenderer } from './rendering/create-renderer.ts';
import type { CachedPage } from './rendering/page-cache.ts';
import { sendPage } from './pages/send-page.ts';
import { createSiteDocuments } from './site-documents.ts';
import { releaseFiles } from './start-static.ts';
import { createVisitorReader, type Visit } from './visitor.ts';

const apiPath = /^\/(?:auth|rest|storage|realtime|functions)\/v1(?:\/|$)/;

export type SiteOptions = {
  /** The folder of the shell's releases. */
  shells: string;
  /** The folder of the releases of all remotes. */
  releases: string;
  registry: string;
  config: SiteConfig;
  /** The URL of the Supabase API, such as http://127.0.0.1:54321. */
  api: string;
  /** The site's public origin for heads and the sitemap; the local origin if absent. */
  origin?: string;
  port?: number;
};

/** The whole product on one origin: pages, releases at `/s/…` and `/r/…`, the Supabase API under its own paths. */
export async function startSite(options: SiteOptions): Promise<Listening> {
  const { config, api } = options;
  const proxy = createProxyServer({ target: api, xfwd: true });
  const shellFiles = createShellFiles(options.shells);
  const releases = releaseFiles(options.releases);
  const readRegistry = createRegistryReader(options.registry);
  const readShell = createShellReader(options.shells);

  const renderer = createRenderer({ releases: options.releases, api, config });
  const { respond, warmUp, counts } = createPageResponder({ config, api, readShell, renderer });
  const isSecure = options.origin?.startsWith('https:') ?? false;
  const readVisitor = createVisitorReader({ isSecure });
  const findDocument = createSiteDocuments(config);
  let prepared: Registry | undefined;

  const getHealth = () =>
    respondWithHealth({
      source: { api, key: config.supabaseKey },
      readRegistry,
      readShell,
      pages: counts(),
    });

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    setCommonHeaders(response);
    if (!isWellFormed(request)) return void response.writeHead(400).end();
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (apiPath.test(pathname)) return proxy.web(request, response);
    if (isEndpoint(pathname)) return endpoints(request, response);
    if (!['GET', 'HEAD'].includes(request.method ?? '')) {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    if (pathname === '/health') return sendPage(request, response, await getHealth());
    if (request.headers.host?.startsWith('127.0.0.1')) {
      const { port = '' } = new URL(`http://${request.headers.host}`);
      return void response
        .writeHead(308, { Location: `http://localhost:${port}${request.url}` })
        .end();
    }
    const isMissing = () => void response.writeHead(404).end();
    if (pathname.startsWith('/r/')) return releases(request, response, isMissing);
    if (pathname.startsWith('/s/')) return shellFiles.released(request, response, isMissing);
    const visit = readVisit(request);
    const document = await findDocument(pathname, visit);
    if (document) return sendPage(request, response, document, await isPrivate(visit));
    const page = () =>
      void visit
        .then(async ({ visitor }) => {
          const url = new URL(`${origin}${request.url}`);
          const found = await respond(url, visitor.registry);
          if (visitor.cookie && !isPublic(found)) response.setHeader('Set-Cookie', visitor.cookie);
          await sendPage(request, response, found, { isPrivate: visitor.isSplit });
        })
        .catch((error) => sendUnavailablePage(response, error));
    if (pathname === '/' || pathname === '/index.html') return page();
    const shell = await visit.then(({ visitor }) => readShell(visitor.registry)).catch(() => null);
    if (!shell) return page();
    shellFiles.atRoot(shell.version, request, response, page);
  };

  /** The releases of all, and those that this visitor gets. Rejects if there has never been a registry. */
  function readVisit(request: IncomingMessage): Promise<Visit> {
    const visit = readRegistry().then((all) => {
      if (all !== prepared) void prepare(all);
      return { all, visitor: readVisitor(request, all) };
    });
    // Whoever needs it handles its failure.
    visit.catch(() => undefined);
    return visit;
  }

  /** Starts the workers that render what visitors get. What is broken is reported with the first page. */
  async function prepare(registry: Registry) {
    prepared = registry;
    const sites = listVariants(registry).map(async (variant) => ({
      releases: activeReleases(variant),
      shell: await readShell(variant),
    }));
    const found = await Promise.allSettled(sites);
    // Another release may have come in the meantime.
    if (prepared !== registry) return;
    const usable = found.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
    renderer.prepare(origin, usable);
    for (const variant of listVariants(registry))
      await warmUp(origin, variant).catch(() => undefined);
  }

  const site = await listen((request, response) => {
    handle(request, response).catch((error: unknown) => sendUnavailable(response, error));
  }, options.port ?? 3000);
  const origin = options.origin ?? site.url;
  const cardDrawer = startCardDrawer();
  const endpoints = createEndpointListener({
    source: {
      api,
      key: config.supabaseKey,
      publicApi: new URL(config.supabaseUrl, origin).origin,
      origin,
    },
    contactEmail: config.contactEmail,
    drawCard: cardDrawer.draw,
  });
  void readRegistry()
    .then(prepare)
    .catch(() => undefined);
  site.server.on('upgrade', (request, socket, head) => {
    if (!apiPath.test(request.url?.split('?')[0] ?? '')) return socket.destroy();
    proxy.ws(request, socket as never, {}, head).catch(() => socket.destroy());
  });
  return {
    ...site,
    stop: async () => {
      await Promise.all([renderer.stop(), cardDrawer.stop()]);
      await site.stop();
    },
  };
}

/** Whether any cache may give it to others, like the sitemap: a cookie would go with it. */
function isPublic({ headers }: CachedPage): boolean {
  return headers.some(([name, value]) => name === 'cache-control' && value.startsWith('public'));
}

async function isPrivate(visit: Promise<Visit>) {
  return { isPrivate: await visit.then(({ visitor }) => visitor.isSplit).catch(() => false) };
}
