import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createProxyServer } from 'httpxy';
import {
  activeReleases,
  findPage,
  listHeads,
  type Release,
} from '@showcase/remote-contract/registry';
import sirv from 'sirv';
import {
  contentSecurityPolicy,
  cacheForever,
  PLAIN_PAGE_POLICY,
  setCommonHeaders,
} from './headers.ts';
import { handleRequest } from './head/handle-request.ts';
import { listen, type Listening } from './listen.ts';
import { createRegistryReader } from './registry-reader.ts';
import { sendUnavailable, sendUnavailablePage, isWellFormed } from './error-responses.ts';
import { inlineHashes, renderPage, type SiteConfig } from './render-page.ts';
import { releaseFiles } from './start-static.ts';

const apiPath = /^\/(?:auth|rest|storage|realtime|functions)\/v1(?:\/|$)/;

/** The origins of built previews that a developer tries out. */
const ANY_LOCAL_PORT = 'http://localhost:*';

export type SiteOptions = {
  /** The built shell. */
  shell: string;
  releases: string;
  registry: string;
  config: SiteConfig;
  /** The URL of the Supabase API, such as http://127.0.0.1:54321. */
  api: string;
  /** The site's public origin for heads and the sitemap; the local origin if absent. */
  origin?: string;
  port?: number;
};

/** The whole product on one origin: shell at `/`, releases at `/r/…`, the Supabase API under its own paths. */
export async function startSite(options: SiteOptions): Promise<Listening> {
  const { config, api } = options;
  const proxy = createProxyServer({ target: api, xfwd: true });
  const shellFiles = sirv(options.shell, {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: setFileHeaders,
  });
  const releases = releaseFiles(options.releases);
  const readRegistry = createRegistryReader(options.registry);

  const sendJson = (response: ServerResponse, value: unknown) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
    response.end(JSON.stringify(value));
  };

  const renderShell = async () => {
    const registry = await readRegistry();
    const html = await readFile(resolve(options.shell, 'index.html'), 'utf8');
    const page = renderPage(html, config, registry);
    return new Response(page, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': contentSecurityPolicy({
          scripts: inlineHashes(page, 'script'),
          styles: inlineHashes(page, 'style'),
          remoteOrigins: [
            ...remoteOrigins(activeReleases(registry)),
            ...(config.remoteOverrides ? [ANY_LOCAL_PORT] : []),
          ],
          api: getOrigin(config.supabaseUrl),
          captcha: config.captcha?.provider,
        }),
      },
    });
  };

  const sendPage = async (request: IncomingMessage, response: ServerResponse) => {
    const origin = options.origin ?? site.url;
    const publicApi = new URL(config.supabaseUrl, origin).origin;
    const page = await handleRequest(new Request(`${origin}${request.url}`), {
      origin,
      source: { api, key: config.supabaseKey, publicApi },
      page: renderShell,
      findPage: async (path) => findPage(path, activeReleases(await readRegistry())),
      heads: async () => listHeads(activeReleases(await readRegistry())),
    });
    response.writeHead(page.status, Object.fromEntries(page.headers));
    response.end(await page.text());
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    setCommonHeaders(response);
    if (!isWellFormed(request)) return void response.writeHead(400).end();
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (apiPath.test(pathname)) return proxy.web(request, response);
    if (request.headers.host?.startsWith('127.0.0.1')) {
      const { port = '' } = new URL(`http://${request.headers.host}`);
      return void response
        .writeHead(308, { Location: `http://localhost:${port}${request.url}` })
        .end();
    }
    if (pathname === '/config.json') return sendJson(response, config);
    if (pathname === '/registry.json') return sendJson(response, await readRegistry());
    if (pathname.startsWith('/r/')) {
      return releases(request, response, () => void response.writeHead(404).end());
    }
    const page = () =>
      void sendPage(request, response).catch((error) => sendUnavailablePage(response, error));
    if (pathname === '/' || pathname === '/index.html') return page();
    if (pathname.startsWith('/assets/')) {
      return void shellFiles(request, response, () => void response.writeHead(404).end());
    }
    shellFiles(request, response, page);
  };

  const site = await listen((request, response) => {
    handle(request, response).catch((error: unknown) => sendUnavailable(response, error));
  }, options.port ?? 3000);
  site.server.on('upgrade', (request, socket, head) => {
    if (!apiPath.test(request.url?.split('?')[0] ?? '')) return socket.destroy();
    proxy.ws(request, socket as never, {}, head).catch(() => socket.destroy());
  });
  return site;
}

/** Only for existing files: a missing one may exist tomorrow. */
function setFileHeaders(response: ServerResponse, pathname: string): void {
  if (pathname.startsWith('/assets/')) cacheForever(response);
  if (pathname.endsWith('.html')) response.setHeader('Content-Security-Policy', PLAIN_PAGE_POLICY);
}

function remoteOrigins(releases: Release[]): string[] {
  return [...new Set(releases.map(({ entry }) => getOrigin(entry)).filter(Boolean))];
}

/** The origin of an absolute URL; empty for one on this origin. */
function getOrigin(url: string): string {
  return /^https?:/.test(url) ? new URL(url).origin : '';
}
