import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import {
  activeReleases,
  listHeads,
  listPagePatterns,
  toIndex,
} from '@showcase/remote-contract/registry';
import { formatSitemap, renderRobots } from '../head/sitemap.ts';
import { siteTexts } from '../open/texts/texts.ts';
import { createShellReader } from '../shell/shell-reader.ts';
import { othersMap } from '../pages/import-maps.ts';
import { createBundles, type SiteFile } from './edge-bundles.ts';
import { nginxConfig } from './nginx-config.ts';
import { NOT_ASSETS, wranglerConfig } from './wrangler-config.ts';
import { renderPages, type FolderSite } from './render-pages.ts';

const WORKER = `import { createWorker } from './site.js';
export default createWorker();
`;

/**
 * Everything in a folder of a site that depends on its registry, in the order in which it is to be written: a page is readable no sooner
 * than the files that it names, whose names change with their content. What points to pages and releases comes last:
 * open tabs compare their releases with `registry-index.json`.
 */
export async function createSiteFiles(
  folderSite: Omit<FolderSite, 'indexUrl' | 'shell'>,
): Promise<SiteFile[]> {
  const { registry, config, origin, folder } = folderSite;
  const shell = await createShellReader(resolve(folder, 's'))(registry);
  const index = JSON.stringify(toIndex(registry));
  const indexPath = `registry/${hashOf(index)}.json`;
  const site = { ...folderSite, shell, indexUrl: `/${indexPath}` };
  const releases = activeReleases(registry);
  const owners = [undefined, ...releases.map(({ name }) => name)];
  const maps = owners.map((owner) => othersMap(registry, owner));
  const pages = await renderPages(site);
  const bundles = await createBundles(site);
  const staticPaths = Object.keys(listHeads(releases)).map((path) => ({ path }));
  return [
    { path: indexPath, text: index },
    ...maps.map(({ url, text }) => ({ path: url.slice(1), text })),
    ...bundles.files,
    ...pages.map(({ file, html }) => ({ path: file, text: html })),
    { path: 'config.json', text: JSON.stringify(config, null, 2) },
    ...siteTexts({ origin, contactEmail: config.contactEmail, hasEndpoints: false }).map(
      ({ path, text }) => ({
        path: path.slice(1),
        text,
      }),
    ),
    { path: 'robots.txt', text: renderRobots(origin) },
    { path: 'sitemap.xml', text: formatSitemap(origin, staticPaths) },
    { path: 'cloudflare/worker.js', text: WORKER },
    { path: 'cloudflare/rendering-worker.js', text: bundles.index },
    { path: 'cloudflare/wrangler.json', text: JSON.stringify(wranglerConfig(origin), null, 2) },
    { path: '.assetsignore', text: NOT_ASSETS.join('\n') },
    { path: 'nginx/site.conf', text: nginxConfig(listPagePatterns(releases)) },
    { path: 'registry-index.json', text: index },
  ];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
