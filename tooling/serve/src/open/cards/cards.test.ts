import { expect, it } from 'vitest';
import { createEndpoints } from '../endpoints.ts';
import type { CardRequest } from './card-content.ts';

const id = '00000000-0000-4000-8000-000000000101';
const owner = { id, name: 'Ada Stone', username: null, rating_avg: 4.75, rating_count: 8 };
const project = {
  ...{ id, title: 'Harbour Notes', tagline: null, description: '', tags: [], is_proven: false },
  ...{ is_for_sale: true, sale_price: 1200, sale_kind: 'once', sold_at: null, owner },
  image_url: `${id}/project/${id}.webp`,
  created_at: '2025-06-01T12:00:00+00:00',
  updated_at: '2025-06-01T12:00:00+00:00',
  listed_at: '2025-06-01T12:00:00+00:00',
};
type Project = Partial<Record<keyof typeof project, unknown>>;

/** A site with these projects, whose pictures for browsers have another origin than for the server. */
function openSite(projects: Project[], { draws = true, isComplete = true } = {}) {
  const requests: CardRequest[] = [];
  const source = {
    ...{ api: 'http://api.internal', publicApi: 'https://site.test', key: 'key' },
    ...{ origin: 'https://site.test', fetch: async () => Response.json(projects) },
  };
  const drawCard = async (request: CardRequest) => {
    requests.push(request);
    return { png: new TextEncoder().encode(`card ${requests.length}`), isComplete };
  };
  const app = createEndpoints({ source, ...(draws && { drawCard }) });
  const get = (headers = {}, path = `/cards/projects/${id}.png`) => app.request(path, { headers });
  return { get, requests };
}

it('draws a project with its title, name, rating and price, and its picture from our bucket', async () => {
  const { get, requests } = openSite([project]);
  const response = await get();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(requests[0]).toEqual({
    content: {
      title: 'Harbour Notes',
      byline: 'Ada Stone',
      rating: { average: 4.75, count: 8 },
      price: 'For sale $1,200',
      image: `https://site.test/storage/v1/object/public/images/${id}/project/${id}.webp`,
      isPortrait: false,
    },
    pictureUrl: `http://api.internal/storage/v1/object/public/images/${id}/project/${id}.webp`,
  });
});

it.each([
  'https://other.test/a.png',
  'http://169.254.169.254/a.png',
  'https://site.test/rest/v1/a.png',
  'https://site.test/storage/v1/object/public/images/../secret/a.png',
  'https://site.test/storage/v1/object/public/images/%2e%2e/secret/a.png',
  'https://site.test.other.test/storage/v1/object/public/images/a.png',
])('does not fetch a picture at %s', async (image_url) => {
  const { get, requests } = openSite([{ ...project, image_url }]);
  expect((await get()).status).toBe(200);
  expect(requests[0]?.pictureUrl).toBeNull();
});

it('draws a card once, however many want it, and again when what it shows has changed', async () => {
  const projects: Project[] = [{ ...project }];
  const { get, requests } = openSite(projects);
  const texts = await Promise.all([get(), get(), get()].map(async (card) => (await card).text()));
  expect(texts).toEqual(['card 1', 'card 1', 'card 1']);
  expect(await (await get()).text()).toBe('card 1');
  projects[0] = { ...project, owner: { ...owner, rating_avg: 4.9 } };
  expect(await (await get()).text()).toBe('card 2');
  expect(requests).toHaveLength(2);
});

it('draws again what could not be drawn whole, and lets no one store that', async () => {
  const { get, requests } = openSite([project], { isComplete: false });
  const { headers } = await get();
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  await get();
  expect(requests).toHaveLength(2);
});

it('does not draw for who has it', async () => {
  const { get } = openSite([project]);
  const etag = (await get()).headers.get('etag') ?? '';
  const { get: getElsewhere, requests } = openSite([project]);
  for (const tag of [etag, `W/${etag}`, `"a", ${etag}`]) {
    const response = await getElsewhere({ 'if-none-match': tag });
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      304,
      'public, max-age=30',
    ]);
  }
  expect(requests).toHaveLength(0);
  expect((await getElsewhere({ 'if-none-match': '"a"' })).status).toBe(200);
});

it.each([
  [`/cards/projects/${id}.png`, 'unknown or hidden'],
  ['/cards/projects/1.png', 'a sample'],
  [`/cards/users/${id}.png`, 'of no kind'],
  [`/cards/projects/${id}.svg`, 'of another format'],
])('has no picture at %s, which is %s, and lets no one store that', async (path) => {
  const response = await openSite([]).get({}, path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('is the card of the site where none is drawn, but only of what visitors see', async () => {
  const response = await openSite([project], { draws: false }).get();
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    'https://site.test/social-card.jpg',
  ]);
  expect((await openSite([], { draws: false }).get()).status).toBe(404);
});
