import { expect, it } from 'vitest';
import { addHead } from './add-head.ts';
import { addAlternates } from './add-alternates.ts';
import {
  aCreator,
  aProject,
  creatorId,
  projectId,
  requestPage,
  siteOrigin,
} from './testing/heads.ts';

async function linksOf(...request: Parameters<typeof requestPage>) {
  const { text } = await requestPage(...request);
  const links = text.matchAll(
    /<link data-page="([^"]*)" rel="alternate" type="([^"]*)" title="([^"]*)" href="([^"]*)"/g,
  );
  return [...links].map(([, page, type, title, href]) => ({ page, type, title, href }));
}

const creatorPaths = ['/creator/ada-stone', `/creators/${creatorId}`];

it.each(creatorPaths)('%s names the feeds and the card of the creator', async (path) => {
  const page = encodeURIComponent(`${siteOrigin}/creator/ada-stone`);
  const feed = `${siteOrigin}/feeds/creators/${creatorId}`;
  const card = `${siteOrigin}/oembed?url=${page}&amp;format=`;
  expect(await linksOf(path, { users: [aCreator] })).toEqual([
    {
      page: path,
      type: 'application/atom+xml',
      title: 'Projects of Ada Stone',
      href: `${feed}.atom`,
    },
    {
      page: path,
      type: 'application/feed+json',
      title: 'Projects of Ada Stone',
      href: `${feed}.json`,
    },
    { page: path, type: 'application/json+oembed', title: 'Ada Stone', href: `${card}json` },
    { page: path, type: 'text/xml+oembed', title: 'Ada Stone', href: `${card}xml` },
  ]);
});

it('a project names its card', async () => {
  const page = encodeURIComponent(`${siteOrigin}/projects/${projectId}`);
  const links = await linksOf(`/projects/${projectId}`, { projects: [aProject] });
  expect(links.map(({ href }) => href)).toEqual([
    `${siteOrigin}/oembed?url=${page}&amp;format=json`,
    `${siteOrigin}/oembed?url=${page}&amp;format=xml`,
  ]);
});

it.each([
  ['/', '/feeds/search.atom', 'New projects'],
  ['/projects', '/feeds/search.atom', 'New projects'],
  ['/projects?sort=liked&page=2', '/feeds/search.atom', 'New projects'],
  ['/projects?technologies=React', '/feeds/search.atom?technologies=React', 'New projects'],
  [
    '/projects?types=Web&q=%22a%22+%26+b&types=AI',
    '/feeds/search.atom?q=%22a%22+%26+b&amp;types=AI&amp;types=Web',
    'Projects that match “&quot;a&quot; &amp; b”',
  ],
])('%s names the feed of what it lists', async (path, href, title) => {
  const [atom, json, ...others] = await linksOf(path);
  expect(atom).toMatchObject({ href: siteOrigin + href, title });
  expect(json?.href).toBe(siteOrigin + href.replace('.atom', '.json'));
  expect(others).toEqual([]);
});

it.each(['/creators', '/privacy', '/nowhere', `/projects/${projectId}`, '/creator/nobody'])(
  '%s names none',
  async (path) => {
    expect(await linksOf(path)).toEqual([]);
  },
);

it('what a folder has of a page names none, because its host may have no endpoints', () => {
  const url = new URL('/creator/ada-stone', siteOrigin);
  const head = { title: 'Ada Stone', canonicalPath: url.pathname, isIndexed: true, hasCard: true };
  const html = addHead('<head><title>a</title></head>', head, url);
  expect(html).not.toContain('oembed');
  expect(addAlternates(html, head, url)).toContain('oembed');
});
