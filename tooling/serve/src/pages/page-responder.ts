import { createHash } from 'node:crypto';
import {
  activeReleases,
  findOwner,
  findPage,
  listHeads,
  type Registry,
  type Release,
} from '@showcase/remote-contract/registry';
import type { RenderedPage } from '@showcase/remote-contract/rendering';
import { LRUCache } from 'lru-cache';
import { handleRequest, isComputedFile } from '../head/index.ts';
import type { Renderer } from '../rendering/create-renderer.ts';
import {
  createPageCache,
  RENDERED_PAGE_HEADERS,
  type CachedPage,
} from '../rendering/page-cache.ts';
import { frameTarget, renderTarget } from '../rendering/render-target.ts';
import { pagePolicy } from './page-policy.ts';
import { withContent, withFrame, withoutContent, type SiteConfig } from './shell-page.ts';
import type { Shell } from '../shell/shell-reader.ts';
import { createShellPages, type ShellPage } from './shell-pages.ts';

const MAX_FRAMES = 200;

type ResponderOptions = {
  config: SiteConfig;
  api: string;
  readShell: (registry: Registry) => Promise<Shell>;
  renderer: Pick<Renderer, 'render' | 'renderFrame'>;
};

type Load = {
  shell: Shell;
  /** The shell's page before its content, and the hash of the import map that it may add. */
  shellPage: ShellPage;
  releases: Release[];
  /** Whether the server renders the page. */
  isRendered: boolean;
};

/** How many pages were rendered since the start, and how many of those that could be were left to the browser. */
export type RenderCounts = { rendered: number; leftToBrowser: number };

/** Responds to requests for pages: rendered and from the cache if possible, otherwise with the page that the browser renders. */
export function createPageResponder(options: ResponderOptions) {
  const { config, api, readShell, renderer } = options;
  const cache = createPageCache();
  const frames = new LRUCache<string, RenderedPage>({ max: MAX_FRAMES });
  const getShellPage = createShellPages(options);
  const counts: RenderCounts = { rendered: 0, leftToBrowser: 0 };

  /** `registry` has the releases that this visitor gets. */
  return { respond, warmUp, counts: () => ({ ...counts }) };

  /** Renders the pages that never change before they are asked for, so that a busy server has them. */
  async function warmUp(origin: string, registry: Registry): Promise<void> {
    for (const path of fixedPaths(activeReleases(registry)))
      await respond(new URL(path, origin), registry);
  }

  async function respond(url: URL, registry: Registry): Promise<CachedPage> {
    const releases = activeReleases(registry);
    const shell = await readShell(registry);
    const shellPage = getShellPage(registry, shell, findOwner(url.pathname, releases)?.name);
    const site = { shell, shellPage, releases };
    const page = findPage(url.pathname, releases);
    const isFile = isComputedFile(url.pathname);
    const isMoved = page !== null && page !== url.pathname;
    const target = isFile || isMoved ? null : renderTarget(url, releases);
    if (!target) return (await load(url, { ...site, isRendered: false })).page;
    const key = `${shellPage.version} ${target.href}`;
    return cache.get(key, () => load(target, { ...site, isRendered: true }));
  }

  async function load(url: URL, { shell, shellPage, releases, isRendered }: Load) {
    let isCacheable = false;
    const toResponse = (html: string, headers: Record<string, string> = {}) =>
      new Response(html, {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-cache',
          ...headers,
          'Content-Security-Policy': pagePolicy(html, {
            config,
            releases,
            othersHash: shellPage.othersHash,
          }),
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
      hasCards: true,
      page: async () => {
        const frame = await getFrame(url, { shell, shellPage, releases });
        const html = frame ? withFrame(shellPage.html, frame) : shellPage.html;
        return toResponse(withoutContent(html, config));
      },
      render: async () => {
        const rendered = isRendered ? await renderer.render(url, releases, shell) : null;
        if (isRendered) counts[rendered ? 'rendered' : 'leftToBrowser'] += 1;
        if (!rendered) return null;
        if ('redirect' in rendered) return redirect(rendered.redirect);
        isCacheable = rendered.isComplete;
        return toResponse(withContent(shellPage.html, rendered), RENDERED_PAGE_HEADERS);
      },
    });
    const body = await response.text();
    const headers = [...response.headers];
    isCacheable &&= response.status === 200 || response.status === 404;
    if (isCacheable) headers.push(['etag', `W/"${hash(body)}"`]);
    return {
      page: { status: response.status, headers, body },
      isCacheable,
      isLasting: fixedPaths(releases).includes(url.pathname),
    };
  }

  /** The frame of the site for a page of a remote that the browser renders; null if there is none. */
  async function getFrame(url: URL, { shell, shellPage, releases }: Omit<Load, 'isRendered'>) {
    const target = frameTarget(url, releases);
    if (!target) return null;
    const key = `${shellPage.version} ${target.pathname}`;
    const frame = frames.get(key) ?? (await renderer.renderFrame(target, releases, shell));
    if (frame) frames.set(key, frame);
    return frame;
  }
}

/** Those of pages that run no code before they are touched: they have no rows. */
const fixedPaths = (releases: Release[]) => releases.flatMap(({ laterPaths = [] }) => laterPaths);

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'Cache-Control': 'no-store' } });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
