import { expect, it } from 'vitest';
import {
  aCreator,
  aProject,
  requestPage,
  creatorId,
  projectId,
  siteOrigin,
} from './testing/heads.ts';
import { isComputedFile } from './handle-request.ts';

const locations = (text: string) =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(siteOrigin, ''));

const rpc = (counts: object, entries: Record<string, object[]> = {}) => ({
  'rpc/sitemap_counts': () => counts,
  'rpc/sitemap_entries': ({ searchParams }: URL) =>
    entries[`${searchParams.get('kind')}-${searchParams.get('part')}`] ?? [],
});

it('lists the fixed pages, public projects and creators', async () => {
  const unnamed = { ...aCreator, id: projectId, username: null };
  const { response, text } = await requestPage(
    '/sitemap.xml',
    rpc(
      { projects: 1, creators: 2 },
      { 'projects-1': [aProject], 'creators-1': [aCreator, unnamed] },
    ),
  );
  expect(response.headers.get('content-type')).toContain('application/xml');
  expect(locations(text)).toContain('/privacy');
  expect(locations(text).slice(-3)).toEqual([
    `/projects/${projectId}`,
    '/creator/ada-stone',
    `/creators/${projectId}`,
  ]);
  expect(text).toContain('<lastmod>2025-06-02</lastmod>');
  expect(text).not.toContain(creatorId);
});

// The site of these tests has five fixed pages.
it.each([
  [{ projects: 9994, creators: 1 }, false],
  [{ projects: 9995, creators: 1 }, true],
])('is an index above 10,000 pages: %o', async (counts, isIndex) => {
  const { text } = await requestPage('/sitemap.xml', rpc(counts));
  expect(text.includes('<sitemapindex')).toBe(isIndex);
});

it('names every part in the index', async () => {
  const { text, requests } = await requestPage(
    '/sitemap.xml',
    rpc({ projects: 20_001, creators: 10_000 }),
  );
  expect(locations(text)).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/projects-1.xml',
    '/sitemaps/projects-2.xml',
    '/sitemaps/projects-3.xml',
    '/sitemaps/creators-1.xml',
  ]);
  expect(requests).toHaveLength(1);
});

it('has the pages of a part', async () => {
  const tables = rpc({}, { 'projects-3': [aProject], 'creators-1': [aCreator] });
  const read = async (path: string) => locations((await requestPage(path, tables)).text);
  expect(await read('/sitemaps/projects-3.xml')).toEqual([`/projects/${projectId}`]);
  expect(await read('/sitemaps/creators-1.xml')).toEqual(['/creator/ada-stone']);
  expect(await read('/sitemaps/pages.xml')).toEqual([
    '/',
    '/projects',
    '/creators',
    '/about',
    '/privacy',
  ]);
});

it.each(['projects-4', 'projects', 'pages-1', 'creators-2'])('has no part %s', async (part) => {
  const { response } = await requestPage(`/sitemaps/${part}.xml`, rpc({}));
  expect(response.status).toBe(404);
});

it.each([
  ['/sitemap.xml', true],
  ['/sitemaps/projects-12.xml', true],
  ['/robots.txt', true],
  ['/sitemaps/projects-0.xml', false],
  ['/sitemaps/users-1.xml', false],
  ['/sitemaps', false],
  ['/projects', false],
])('%s is computed: %s', (path, isComputed) => {
  expect(isComputedFile(path)).toBe(isComputed);
});

it('asks crawlers to retry later if the API cannot be reached', async () => {
  const { response } = await requestPage('/sitemap.xml', 'down');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('600');
});

it('keeps crawlers out of the signed-in area and links the sitemap', async () => {
  const { text } = await requestPage('/robots.txt');
  expect(text).toContain('Disallow: /dashboard\n');
  expect(text).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
});

it.each([
  ['/projects', true],
  ['/cards/projects/1.png', true],
  ['/badge/ada.svg', true],
  ['/feeds/search.atom', true],
  ['/embed/projects/1', true],
  ['/llms.txt', true],
  ['/api/v1/openapi.json', true],
  ['/api/v1/projects?cursor=1', false],
  ['/mcp', false],
  ['/oembed?url=1', false],
  ['/dashboard/client', false],
])('crawlers may read %s: %s', async (path, isAllowed) => {
  const { text } = await requestPage('/robots.txt');
  const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, rule, start = '']) => {
    return { rule, start };
  });
  // The longest rule decides (https://www.rfc-editor.org/rfc/rfc9309).
  const [rule] = rules
    .filter(({ start }) => path.startsWith(start))
    .toSorted((a, b) => b.start.length - a.start.length);
  expect(rule?.rule !== 'Disallow').toBe(isAllowed);
});
