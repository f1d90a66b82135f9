import { createHash } from 'node:crypto';
import {
  activeReleases,
  findOwner,
  findPage,
  listHeads,
  type Registry,
  type Release,
} from '@showcase/remote-contract/registry';
import { handleRequest } from '../head/index.ts';
import { contentSecurityPolicy } from '../headers.ts';
import { inlineHashes } from './inline.ts';
import type { Renderer } from '../rendering/create-renderer.ts';
import {
  createPageCache,
  RENDERED_PAGE_HEADERS,
  type CachedPage,
} from '../rendering/page-cache.ts';
import { frameTarget, renderTarget } from '../rendering/render-target.ts';
import { withContent, withFrame, withoutContent, type SiteConfig } from './shell-page.ts';
import { createShellPages } from './shell-pages.ts';

/** The origins of built previews that a developer tries out. */
const ANY_LOCAL_PORT = 'http://localhost:*';

type ResponderOptions = {
  /** The folder of the built shell. */
  shell: string;
  config: SiteConfig;
  api: string;
  readRegistry: () => Promise<Registry>;
  renderer: Renderer;
};

type Load = {
  /** The page before its content, and the hash of the import map that it may add. */
  shell: { html: string; othersHash: string };
  releases: Release[];
  /** How much of the page the server renders. */
  part: 'page' | 'frame' | 'nothing';
};

/** Responds to requests for pages: rendered and from the cache if possible, otherwise with the page that the browser renders. */
export function createPageResponder(options: ResponderOptions) {
  const { config, api, readRegistry, renderer } = options;
  const cache = createPageCache();
  const getShellPage = createShellPages(options);

  return async function respond(url: URL): Promise<CachedPage> {
    const registry = await readRegistry();
    const releases = activeReleases(registry);
    const shell = await getShellPage(registry, findOwner(url.pathname, releases)?.name);
    const page = findPage(url.pathname, releases);
    const isFile = url.pathname === '/robots.txt' || url.pathname === '/sitemap.xml';
    const isMoved = page !== null && page !== url.pathname;
    const { part, target } = isFile || isMoved ? nothing(url) : findPart(url, releases);
    if (part === 'nothing') return (await load(url, { shell, releases, part })).page;
    const key = `${shell.version} ${target.href}`;
    return cache.get(key, () => load(target, { shell, releases, part }));
  };

  async function load(url: URL, { shell, releases, part }: Load) {
    let isCacheable = false;
    const toResponse = (html: string, headers: Record<string, string> = {}) =>
      new Response(html, {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-cache',
          ...headers,
          'Content-Security-Policy': createPolicy(html, shell.othersHash, releases),
        },
      });
    const response = await handleRequest(new Request(url), {
      origin: url.origin,
      source: {
        api,
        key: config.supabaseKey,
        publicApi: new URL(config.supabaseUrl, url.origin).origin,
      },
      findPage: (path) => findPage(path, releases),
      heads: async () => listHeads(releases),
      page: async () => {
        const frame = part === 'frame' ? await renderer.renderFrame(url, releases) : null;
        isCacheable = frame !== null;
        const html = frame ? withFrame(shell.html, frame) : shell.html;
        return toResponse(withoutContent(html, config));
      },
      render: async () => {
        const rendered = part === 'page' ? await renderer.render(url, releases) : null;
        if (!rendered) return null;
        if ('redirect' in rendered) return redirect(rendered.redirect);
        isCacheable = rendered.isComplete;
        return toResponse(withContent(shell.html, rendered), RENDERED_PAGE_HEADERS);
      },
    });
    const body = await response.text();
    const headers = [...response.headers];
    isCacheable &&= response.status === 200 || response.status === 404;
    if (isCacheable) headers.push(['etag', `"${hash(body)}"`]);
    return { page: { status: response.status, headers, body }, isCacheable };
  }

  function createPolicy(html: string, othersHash: string, releases: Release[]) {
    return contentSecurityPolicy({
      scripts: [...inlineHashes(html, 'script'), othersHash],
      styles: inlineHashes(html, 'style'),
      remoteOrigins: [
        ...remoteOrigins(releases),
        ...(config.remoteOverrides ? [ANY_LOCAL_PORT] : []),
      ],
      api: getOrigin(config.supabaseUrl),
      captcha: config.captcha?.provider,
    });
  }
}

/** How much of a page the server renders, and the URL on which that depends. */
function findPart(url: URL, releases: Release[]): { part: Load['part']; target: URL } {
  const page = renderTarget(url, releases);
  if (page) return { part: 'page', target: page };
  const frame = frameTarget(url, releases);
  return frame ? { part: 'frame', target: frame } : nothing(url);
}

function nothing(target: URL) {
  return { part: 'nothing' as const, target };
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'Cache-Control': 'no-store' } });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function remoteOrigins(releases: Release[]): string[] {
  return [...new Set(releases.map(({ entry }) => getOrigin(entry)).filter(Boolean))];
}

/** The origin of an absolute URL; empty for one on this origin. */
function getOrigin(url: string): string {
  return /^https?:/.test(url) ? new URL(url).origin : '';
}
