import { z } from 'zod';
import type { Source } from './page-head.ts';
import { creatorPath } from './items/creator-path.ts';
import { readRows } from './items/read-rows.ts';
import { escapeHtml } from './write-head.ts';

const rowSchema = z.object({
  id: z.string(),
  username: z.string().nullish(),
  updated_at: z.string(),
});
type Row = z.infer<typeof rowSchema>;
type Entry = { path: string; changedAt?: string };

/** The maximum number of rows per query. */
const BATCH_SIZE = 1000;
/** A sitemap may contain 50,000 URLs. */
const MAX_ROWS_PER_TABLE = 24_000;

/** Every page that search engines should index: the static pages, public projects and creators. */
export async function renderSitemap(
  source: Source,
  origin: string,
  staticPaths: string[],
): Promise<string> {
  const [projects, creators] = await Promise.all([
    readAll(source, 'projects', { select: 'id,updated_at' }),
    readAll(source, 'users', { select: 'id,username,updated_at', is_dev: 'is.true' }),
  ]);
  const entries: Entry[] = [
    ...staticPaths.map((path) => ({ path })),
    ...projects.map(({ id, updated_at }) => ({ path: `/projects/${id}`, changedAt: updated_at })),
    ...creators.map((row) => ({ path: creatorPath(row), changedAt: row.updated_at })),
  ];
  return formatSitemap(origin, entries);
}

/** The sitemap of these pages. */
export function formatSitemap(origin: string, entries: Entry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const date = changedAt ? `<lastmod>${escapeHtml(changedAt.slice(0, 10))}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(new URL(path, origin).href)}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** All rows of a table, by id, read in batches. */
async function readAll(source: Source, table: string, query: Record<string, string>) {
  const rows: Row[] = [];
  let last: Row | undefined;
  do {
    const batch: Row[] = await readRows(source, table, {
      query: {
        ...query,
        order: 'id',
        limit: String(BATCH_SIZE),
        ...(last && { id: `gt.${last.id}` }),
      },
      row: rowSchema,
    });
    rows.push(...batch);
    last = batch.length === BATCH_SIZE ? batch.at(-1) : undefined;
  } while (last && rows.length < MAX_ROWS_PER_TABLE);
  return rows;
}

/** What crawlers may read, and the URL of the sitemap. */
export function renderRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /devonboard',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
