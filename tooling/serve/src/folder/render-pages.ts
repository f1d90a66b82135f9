import { resolve } from 'node:path';
import {
  activeReleases,
  findOwner,
  listHeads,
  listPagePatterns,
  type Registry,
  type Release,
} from '@showcase/remote-contract/registry';
import { addData, addHead, findHeadOrNull } from '../head/add-head.ts';
import { pagePolicy } from '../pages/page-policy.ts';
import { withContent, withFrame, withoutContent, type SiteConfig } from '../pages/shell-page.ts';
import { createShellPages } from '../pages/shell-pages.ts';
import type { Shell } from '../shell/shell-reader.ts';
import { createRenderer, type Renderer } from '../rendering/create-renderer.ts';
import { frameTarget, renderTarget } from '../rendering/render-target.ts';
import { browserPageFile, NOT_FOUND_FILE, pageFile } from './page-file.ts';
import { withPolicy } from './with-policy.ts';
import { listen } from '../listen.ts';

/** A path without a page. */
const NOT_FOUND = '/404';

/** Nobody waits for these pages. */
const PAGE_MS = 60_000;

export type PageFile = { file: string; html: string };

export type FolderSite = {
  folder: string;
  /** The shell's active release. */
  shell: Shell;
  registry: Registry;
  config: SiteConfig;
  /** The site's public origin. */
  origin: string;
  /** Where the index of the registry is. */
  indexUrl: string;
};

/**
 * All pages of a site as files, for a host that only serves files. Public pages without parameters have their content, and leave rows
 * to the browser; the others have the frame of the site. What fails to render is logged and left to the browser whole.
 */
export async function renderPages(site: FolderSite): Promise<PageFile[]> {
  const api = await startSilentApi();
  const renderer = createRenderer({
    releases: releasesOf(site.folder),
    config: site.config,
    api: api.url,
    limits: { pageMs: PAGE_MS },
  });
  try {
    return await renderAll(site, renderer);
  } finally {
    await renderer.stop();
    await api.stop();
  }
}

async function renderAll(site: FolderSite, renderer: Pick<Renderer, 'render' | 'renderFrame'>) {
  const { registry, config, origin, shell } = site;
  const releases = activeReleases(registry);
  const heads = listHeads(releases);
  const getShellPage = createShellPages(site);

  async function renderPattern(pattern: string): Promise<PageFile[]> {
    const url = new URL(pattern, origin);
    const page = getShellPage(registry, shell, findOwner(pattern, releases)?.name);
    const finish = (html: string) =>
      withPolicy(html, pagePolicy(html, { config, releases, othersHash: page.othersHash }));
    const source = { api: origin, key: config.supabaseKey };
    const isKnown = pattern !== NOT_FOUND;
    // Other heads need rows.
    const hasHead = heads[pattern] || !isKnown;
    const head = hasHead ? await findHeadOrNull({ url, source, heads, isKnown }) : null;

    const target = frameTarget(url, releases);
    const frame = target && (await renderer.renderFrame(target, releases, shell));
    const empty = withoutContent(frame ? withFrame(page.html, frame) : page.html, {
      registryUrl: site.indexUrl,
    });
    const browserPage = finish(addHead(empty, head, url));

    const rendered = await renderFixed(renderer, url, releases, shell);
    if (!rendered) return [{ file: pageFile(pattern), html: browserPage }];
    const filled = finish(addData(withContent(page.html, rendered), head, url));
    return [
      { file: pageFile(pattern), html: filled },
      { file: browserPageFile(pattern), html: browserPage },
    ];
  }

  const pages: PageFile[] = [];
  for (const pattern of listPagePatterns(releases)) pages.push(...(await renderPattern(pattern)));
  const [notFound] = await renderPattern(NOT_FOUND);
  if (notFound) pages.push({ ...notFound, file: NOT_FOUND_FILE });
  return pages;
}

/** The content of a page that depends on nothing but its path; null if it has none before the browser renders it. */
async function renderFixed(
  renderer: Pick<Renderer, 'render'>,
  url: URL,
  releases: Release[],
  shell: Shell,
) {
  const target = url.pathname.includes(':') ? null : renderTarget(url, releases);
  const page = target && (await renderer.render(target, releases, shell));
  return page && 'html' in page ? page : null;
}

/** The folder of the releases of all remotes. */
export function releasesOf(folder: string): string {
  return resolve(folder, 'r');
}

/** An API that never responds, so that a page is rendered as it is before any row has arrived. */
function startSilentApi() {
  return listen(() => undefined, 0);
}
