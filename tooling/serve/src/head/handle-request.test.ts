import { findPage } from '@showcase/remote-contract/registry';
import { expect, it } from 'vitest';
import { handleRequest } from './handle-request.ts';
import {
  aCreator,
  aProject,
  requestPage,
  creatorId,
  requestHead,
  projectId,
  siteOrigin,
} from './testing/heads.ts';

const upperId = 'A3BB189E-8BF9-4C5B-9F7E-2F6A1C0D9E11';

it.each([
  ['/', 'Showcase and hire top Bolt devs'],
  ['/projects', 'Explore Projects'],
  ['/projects?q=a&types=Web', 'Explore Projects'],
  ['/creators', 'Discover Creators'],
  ['/privacy', 'Privacy Policy'],
])('gives %s the title %s, a description and its own URL', async (path, title) => {
  const { html, head } = await requestHead(path);
  expect(html.match(/<title/g)).toHaveLength(1);
  expect(head.title).toBe(`${title} · Bolt Showcase`);
  expect(head.description).not.toBe('');
  expect(head['og:title']).toBe(title);
  expect(head['og:image']).toBe(`${siteOrigin}/social-card.jpg`);
  expect(head['twitter:card']).toBe('summary_large_image');
  expect(head.canonical).toBe(new URL(path.replace(/[?].*/, ''), siteOrigin).href);
  expect(head.robots).toBeUndefined();
  // There is one language.
  expect(html).not.toContain('hreflang');
});

it('describes a project as its page shows it', async () => {
  const { head, data } = await requestHead(`/projects/${projectId}`, { projects: [aProject] });
  expect(head).toMatchObject({
    title: 'Harbour Notes · Bolt Showcase',
    description: 'A shared notebook.',
    canonical: `${siteOrigin}/projects/${projectId}`,
    'og:type': 'article',
    'og:image': `https://api.test/storage/v1/object/public/images/${aProject.image_url}`,
    'og:image:alt': 'Harbour Notes',
    'twitter:card': 'summary_large_image',
  });
  expect(data[0]).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: 'Harbour Notes',
    keywords: 'Web, React',
    creator: { name: 'Ada Stone', url: `${siteOrigin}/creator/ada-stone` },
  });
  expect(data[1]).toMatchObject({ '@type': 'BreadcrumbList' });
});

it.each([
  [`/projects/${upperId}`, `/projects/${upperId.toLowerCase()}`],
  [`/creators/${upperId}`, `/creators/${upperId.toLowerCase()}`],
])('gives %s the canonical URL %s', async (path, canonical) => {
  const id = upperId.toLowerCase();
  const { head } = await requestHead(path, {
    projects: [{ ...aProject, id }],
    users: [{ ...aCreator, id, username: null }],
  });
  expect([head.canonical, head['og:url']]).toEqual([
    siteOrigin + canonical,
    siteOrigin + canonical,
  ]);
});

it.each([`/creators/${creatorId}`, '/creator/Ada-Stone'])(
  'describes a creator at %s, with one canonical URL',
  async (path) => {
    const { head, data, requests } = await requestHead(path, { users: [aCreator] });
    expect(head).toMatchObject({
      title: 'Ada Stone · Bolt Showcase',
      description: 'I build calm software.',
      canonical: `${siteOrigin}/creator/ada-stone`,
      'og:type': 'profile',
    });
    expect(head['twitter:card']).toBe('summary_large_image');
    expect(data[0]).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: 'Ada Stone' } });
    expect(requests[0]?.searchParams.get('is_dev')).toBe('is.true');
  },
);

it.each([
  ['/creator/ada-old?hire=me', aCreator, '/creator/ada-stone?hire=me'],
  ['/creator/ADA-old', { ...aCreator, username: null }, `/creators/${creatorId}`],
])(
  'redirects %s, with a former username, to the current URL of the creator',
  async (path, creator, to) => {
    const tables = { users: [creator], 'rpc/creator_by_former_username': creatorId };
    const { response } = await requestPage(path, tables);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(to);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

it('uses a small card for the portrait of a creator', async () => {
  const users = [{ ...aCreator, avatar: 'https://images.example.com/ada.png' }];
  const { head } = await requestHead(`/creators/${creatorId}`, { users });
  expect(head).toMatchObject({
    'og:image': 'https://images.example.com/ada.png',
    'og:image:alt': 'Ada Stone',
    'twitter:card': 'summary',
  });
});

it.each([
  '/projects/1',
  '/projects/nothing',
  `/projects/${projectId}`,
  '/creators/2',
  `/creators/${creatorId}`,
  '/creator/nobody',
])('gives %s, a sample or hidden, a plain head that is not indexed', async (path) => {
  const { html, head, status } = await requestHead(path);
  expect(status).toBe(200);
  expect(head).toEqual({ title: 'Bolt Showcase', robots: 'noindex' });
  expect(html).not.toContain('ld+json');
});

it('does not query the API for samples', async () => {
  expect((await requestHead('/projects/1')).requests).toEqual([]);
});

it('responds to an unknown path with 404, without a query', async () => {
  const { status, head, requests } = await requestHead('/no/such/page');
  expect(status).toBe(404);
  expect(head).toEqual({ title: 'Page Not Found · Bolt Showcase', robots: 'noindex' });
  expect(requests).toEqual([]);
});

it('escapes user input', async () => {
  const malicious = `</script><script>alert(1)</script>"><img src=x onerror="alert(1)"> $& $1 '`;
  const project = { ...aProject, title: malicious, description: malicious, tags: [malicious] };
  const { html, data, head } = await requestHead(`/projects/${projectId}`, { projects: [project] });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img');
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(data[0]?.name).toBe(malicious);
  expect(head['og:title']).toBe(malicious);
});

it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '../secret.png'])(
  'uses the site card instead of an image at %s',
  async (image_url) => {
    const { head } = await requestHead(`/projects/${projectId}`, {
      projects: [{ ...aProject, image_url }],
    });
    expect(head['og:image']).toBe(`${siteOrigin}/social-card.jpg`);
  },
);

it('leaves the page unchanged if the API cannot be reached', async () => {
  const { head, status } = await requestHead(`/projects/${projectId}`, 'down');
  expect(status).toBe(200);
  expect(head).toEqual({ title: 'Bolt Showcase' });
});

it('keeps the headers of the page, except the ones about its bytes', async () => {
  const response = await handleRequest(new Request(`${siteOrigin}/about`), {
    origin: siteOrigin,
    source: { api: 'https://api.test', key: 'key' },
    page: () =>
      Promise.resolve(
        new Response('<title>x</title>', {
          headers: { 'Content-Security-Policy': "default-src 'self'", ETag: '"1"' },
        }),
      ),
    findPage: (path) => path,
    heads: () => Promise.resolve({}),
  });
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(response.headers.get('etag')).toBeNull();
});

it.each([
  ['/projects/', '/projects'],
  ['/creators/', '/creators'],
  ['/privacy/', '/privacy'],
  ['/Projects/?q=a', '/projects?q=a'],
  [`/projects/${upperId}/`, `/projects/${upperId.toLowerCase()}`],
  ['/creator/Ada-Stone/', '/creator/ada-stone'],
])('redirects %s to %s, which the registry has', async (path, canonical) => {
  const paths = ['/projects', '/projects/:id', '/creators', '/creator/:username', '/privacy'];
  const response = await handleRequest(new Request(siteOrigin + path), {
    origin: siteOrigin,
    source: { api: 'https://api.test', key: 'key' },
    page: () => Promise.reject(new Error('A redirect needs no page')),
    findPage: (pathname) => findPage(pathname, [{ paths }]),
    heads: () => Promise.resolve({}),
  });
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(canonical);
});
