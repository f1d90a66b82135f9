import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from '../testing/shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

const FILES = ['/s/1.0.0/assets/main.js', '/r/shop/1.0.0/remoteEntry.js', '/favicon.svg'];

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, shop.site.url), { headers: { 'accept-encoding': 'identity', ...headers } });

async function readTag(path: string, headers?: Record<string, string>) {
  return (await get(path, headers)).headers.get('etag') ?? '';
}

describe.each(FILES)('the version of %s', (path) => {
  it('is a strong one', async () => {
    expect(await readTag(path)).toMatch(/^"[\w-]{22}"$/);
  });

  it.each([
    ['the same', (tag: string) => tag],
    ['one of several', (tag: string) => `"other", ${tag}, "another"`],
    ['weak, as a proxy that compresses makes it', (tag: string) => `W/${tag}`],
    ['any', () => '*'],
  ])('is not sent to a browser that has it: %s', async (_name, toCondition) => {
    const response = await get(path, { 'if-none-match': toCondition(await readTag(path)) });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(response.headers.get('etag')).toBe(await readTag(path));
    expect(response.headers.get('cache-control')).toBeTruthy();
  });

  it.each(['"other"', 'W/"other"', ''])('is sent to a browser that has %s', async (condition) => {
    expect((await get(path, { 'if-none-match': condition })).status).toBe(200);
  });

  it('continues in a download of the same version only', async () => {
    const tag = await readTag(path);
    const part = (condition: string) => get(path, { range: 'bytes=1-', 'if-range': condition });
    expect((await part(tag)).status).toBe(206);
    expect((await part('"other"')).status).toBe(200);
    expect((await part(`W/${tag}`)).status).toBe(200);
    expect((await part('Sun, 29 Nov 2026 00:00:00 GMT')).status).toBe(200);
  });
});

it('is another one for the compressed copy, whose bytes are others', async () => {
  const [path = ''] = FILES;
  const tag = await readTag(path, { 'accept-encoding': 'br' });
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect(tag).not.toBe(await readTag(path));
});

it('is the same for the same bytes, whenever they were written', async () => {
  const other = await startShop();
  const { headers } = await fetch(new URL('/favicon.svg', other.site.url));
  await other.stop();
  expect(headers.get('etag')).toBe(await readTag('/favicon.svg'));
});
