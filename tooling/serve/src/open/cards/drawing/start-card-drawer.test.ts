import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePng } from '../picture/write-png.ts';
import { readPixels, webp } from '../testing/pixels.ts';
import { startCardDrawer } from './start-card-drawer.ts';

const content = {
  ...{ title: 'Harbour Notes', byline: 'Ada Stone', price: 'From $450', image: null },
  ...{ rating: { average: 4.75, count: 8 }, isPortrait: false },
};
const drawer = startCardDrawer();
/** As a photo is, but worse to pack. */
const noise = await writePng(
  {
    ...{ width: 700, height: 438 },
    data: Uint8Array.from({ length: 700 * 438 * 3 }, (_, at) => Math.sin(at) * 1e6),
  },
  deflateSync,
);
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/red.webp') return response.end(webp.red);
    if (request.url === '/huge.webp') return response.end(webp.huge);
    if (request.url === '/noise.png') return response.end(noise);
    if (request.url === '/moved.webp')
      return response.writeHead(302, { location: '/red.webp' }).end();
    if (request.url === '/page.webp')
      return response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    if (request.url === '/busy.webp') return response.writeHead(503).end();
    if (request.url === '/cut.webp') return response.destroy();
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await drawer.stop();
  server.close();
});

const draw = async (change: Partial<typeof content>, path?: string) => {
  const pictureUrl = path ? url + path : null;
  const { png, isComplete } = await drawer.draw({ content: { ...content, ...change }, pictureUrl });
  return { ...(await readPixels(png)), isComplete };
};

it('is 1200 by 630 pixels, and has as many dark ones as its texts', async () => {
  const [short, long] = [await draw({}), await draw({ title: 'A marketplace for wooden boats' })];
  expect([short.width, short.height]).toEqual([1200, 630]);
  expect(short.dark).toBeGreaterThan(7000);
  expect(long.dark).toBeGreaterThan(short.dark + 5000);
});

it('draws a WebP picture in the place of the initial', async () => {
  expect((await draw({}, '/red.webp')).red).toBeGreaterThan(200_000);
});

it('takes less than some messengers show, also with a picture of noise', async () => {
  const { png } = await drawer.draw({ content, pictureUrl: `${url}/noise.png` });
  expect(png.length).toBeLessThan(300_000);
  expect(await readPixels(png)).toMatchObject({ width: 1200, height: 630 });
});

it('draws the initial if the picture is missing, huge, elsewhere or none', async () => {
  const paths = ['/missing.webp', '/huge.webp', '/moved.webp', '/page.webp'];
  for (const path of paths) expect([path, (await draw({}, path)).red]).toEqual([path, 0]);
});

it('is not complete if its picture may be there later', async () => {
  const seen = async (path: string) => [path, (await draw({}, path)).isComplete];
  const final = ['/red.webp', '/missing.webp', '/huge.webp', '/page.webp'];
  for (const path of final) expect(await seen(path)).toEqual([path, true]);
  for (const path of ['/busy.webp', '/cut.webp']) expect(await seen(path)).toEqual([path, false]);
});

it('begins a new thread after one that has ended', async () => {
  const late = draw({});
  await drawer.stop();
  await expect(late).rejects.toThrow('The site stops');
  expect((await draw({})).dark).toBeGreaterThan(7000);
});

it('draws no more at once than can be waited for', async () => {
  const all = Array.from({ length: 45 }, () => draw({}).catch((error: Error) => error.message));
  await new Promise((resolve) => setTimeout(resolve));
  await drawer.stop();
  const messages = await Promise.all(all);
  expect(messages.filter((message) => message === 'Too many cards wait to be drawn')).toHaveLength(
    5,
  );
});
