import { expect, it } from 'vitest';
import {
  aCreator,
  aProject,
  requestPage,
  creatorId,
  projectId,
  siteOrigin,
} from './testing/heads.ts';
import { renderSitemap } from './sitemap.ts';

it('lists the fixed pages, public projects and creators', async () => {
  const failing = { ...aCreator, id: projectId, username: null };
  const { response, text, requests } = await requestPage('/sitemap.xml', {
    projects: [aProject],
    users: [aCreator, failing],
  });
  expect(response.headers.get('content-type')).toContain('application/xml');
  const urls = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toContain(`${siteOrigin}/privacy`);
  expect(urls.slice(-3)).toEqual([
    `${siteOrigin}/projects/${projectId}`,
    `${siteOrigin}/creator/ada-stone`,
    `${siteOrigin}/creators/${projectId}`,
  ]);
  expect(text).toContain('<lastmod>2025-06-02</lastmod>');
  expect(requests.map((url) => url.searchParams.get('is_dev'))).toEqual([null, 'is.true']);
  expect(text).not.toContain(creatorId);
});

it('reads long tables in batches, by id', async () => {
  const ids = Array.from({ length: 2001 }, (_, index) => String(index).padStart(5, '0'));
  const source = {
    api: 'https://api.test',
    key: 'key',
    fetch: async ({ pathname, searchParams }: URL) => {
      if (pathname.endsWith('users')) return Response.json([]);
      const after = searchParams.get('id')?.replace('gt.', '') ?? '';
      const rows = ids.filter((id) => id > after).slice(0, 1000);
      return Response.json(rows.map((id) => ({ id, updated_at: '2025-06-02' })));
    },
  };
  expect((await renderSitemap(source, siteOrigin, [])).match(/\/projects\/\d/g)).toHaveLength(2001);
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
