import { beforeEach, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

let time: number;
let count: number;
const now = () => time;

beforeEach(() => {
  time = 1_000_000;
  count = 0;
});

const aPage = (body: string) => ({ status: 200, headers: [], body });
const load = async () => {
  count += 1;
  return { page: aPage(`page ${count}`), isCacheable: true };
};

it('renders a page once for everyone who asks at the same time, and for 30 seconds', async () => {
  const cache = createPageCache({ now });

  const pages = await Promise.all([cache.get('/', load), cache.get('/', load)]);
  time += 29_000;
  pages.push(await cache.get('/', load));

  expect(pages.map(({ body }) => body)).toEqual(['page 1', 'page 1', 'page 1']);
});

it('then serves it for a minute while a newer one is rendered', async () => {
  const cache = createPageCache({ now });
  await cache.get('/', load);
  time += 89_000;

  expect((await cache.get('/', load)).body).toBe('page 1');
  await expect.poll(async () => (await cache.get('/', load)).body).toBe('page 2');
  expect(count).toBe(2);
});

it('keeps a fixed page for a day', async () => {
  const cache = createPageCache({ now });
  const loadFixed = async () => ({ ...(await load()), isLasting: true });
  await cache.get('/', loadFixed);
  time += 23 * 60 * 60_000;
  expect((await cache.get('/', loadFixed)).body).toBe('page 1');
  time += 2 * 60 * 60_000;
  expect((await cache.get('/', loadFixed)).body).toBe('page 2');
});

it('serves nothing older', async () => {
  const cache = createPageCache({ now });
  await cache.get('/', load);
  time += 91_000;

  expect((await cache.get('/', load)).body).toBe('page 2');
});

it('keeps the pages of each key apart', async () => {
  const cache = createPageCache({ now });

  expect((await cache.get('shop@1 /', load)).body).toBe('page 1');
  expect((await cache.get('shop@2 /', load)).body).toBe('page 2');
});

it('does not keep what is not cacheable', async () => {
  const cache = createPageCache({ now });
  await cache.get('/', async () => ({ page: aPage('half'), isCacheable: false }));

  expect((await cache.get('/', load)).body).toBe('page 1');
});

it('keeps no failure', async () => {
  const cache = createPageCache({ now });
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');

  expect((await cache.get('/', load)).body).toBe('page 1');
});

it('is bounded: the page that was not asked for the longest makes room', async () => {
  const cache = createPageCache({ now, maxBytes: 100 });
  const loadLarge = async () => ({ page: aPage('x'.repeat(40)), isCacheable: true });
  for (const key of ['/a', '/b', '/c']) await cache.get(key, loadLarge);

  expect((await cache.get('/c', load)).body).toHaveLength(40);
  expect((await cache.get('/a', load)).body).toBe('page 1');
});
