import { z } from 'zod';
import type { Source } from '../public/source.ts';
import { creatorPath } from '../public/creator-path.ts';
import { callFunction } from '../public/read-rows.ts';
import { escapeHtml } from './write-head.ts';

const KINDS = ['projects', 'creators'] as const;
type Kind = (typeof KINDS)[number];

const countsSchema = z.record(z.enum(KINDS), z.number());
const rowSchema = z.object({
  id: z.string(),
  username: z.string().nullish(),
  updated_at: z.string(),
});
type Row = z.infer<typeof rowSchema>;
type Entry = { path: string; changedAt?: string };

/** The database function `sitemap_entries` returns this many rows per part. */
const PART_SIZE = 10_000;
const INDEX_PATH = '/sitemap.xml';
const PART_PATH = /^\/sitemaps\/(pages|projects|creators)(?:-([1-9]\d{0,3}))?\.xml$/;

const pathTo: Record<Kind, (row: Row) => string> = {
  projects: ({ id }) => `/projects/${id}`,
  creators: creatorPath,
};

/** Whether a path is that of the sitemap or of one of its parts. */
export function isSitemapPath(path: string): boolean {
  return path === INDEX_PATH || PART_PATH.test(path);
}

/**
 * Every page that search engines should index: the static pages, public projects and creators. Above 10,000 pages, /sitemap.xml is an
 * index of parts. Null if there is no such part.
 */
export async function renderSitemap(
  source: Source,
  { url, staticPaths }: { url: URL; staticPaths: string[] },
): Promise<string | null> {
  const pages = staticPaths.map((path) => ({ path }));
  const [, name, number] = PART_PATH.exec(url.pathname) ?? [];
  if (name === 'pages') return number ? null : formatSitemap(url.origin, pages);
  const kind = KINDS.find((known) => known === name);
  if (kind) {
    const entries = number ? await readEntries(source, kind, number) : [];
    return entries.length > 0 ? formatSitemap(url.origin, entries) : null;
  }
  const counts = countsSchema.parse(await callFunction(source, 'sitemap_counts', {}));
  if (pages.length + counts.projects + counts.creators > PART_SIZE) {
    return formatIndex(url.origin, [
      '/sitemaps/pages.xml',
      ...KINDS.flatMap((each) => partPaths(each, counts[each])),
    ]);
  }
  const rows = await Promise.all(KINDS.map((each) => readEntries(source, each, '1')));
  return formatSitemap(url.origin, [...pages, ...rows.flat()]);
}

/** The sitemap of these pages. */
export function formatSitemap(origin: string, entries: Entry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const date = changedAt ? `<lastmod>${escapeHtml(changedAt.slice(0, 10))}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(new URL(path, origin).href)}</loc>${date}</url>`;
  });
  return toXml('urlset', urls);
}

function formatIndex(origin: string, paths: string[]): string {
  const parts = paths.map((path) => `  <sitemap><loc>${origin}${path}</loc></sitemap>`);
  return toXml('sitemapindex', parts);
}

function toXml(root: string, lines: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

function partPaths(kind: Kind, count: number): string[] {
  const length = Math.ceil(count / PART_SIZE);
  return Array.from({ length }, (_, index) => `/sitemaps/${kind}-${index + 1}.xml`);
}

async function readEntries(source: Source, kind: Kind, part: string): Promise<Entry[]> {
  const rows = z
    .array(rowSchema)
    .parse(await callFunction(source, 'sitemap_entries', { kind, part }));
  return rows.map((row) => ({ path: pathTo[kind](row), changedAt: row.updated_at }));
}

/**
 * What crawlers may read, and the URL of the sitemap. Feeds, cards and badges are for them too, and embeds say that they are not indexed.
 * The API repeats what pages say, except for its description.
 */
export function renderRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /devonboard',
    'Disallow: /api/',
    'Allow: /api/v1/openapi.json',
    'Disallow: /mcp',
    'Disallow: /oembed',
    '',
    `Sitemap: ${origin}${INDEX_PATH}`,
    '',
  ].join('\n');
}
