import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openBackend } from '../../support/open-backend.ts';
import { openCuttingProxy } from '../../support/cutting-proxy.ts';
import { openUploads } from '../../support/uploads.ts';

const MB = 1024 * 1024;
const backend = await openBackend();
const ada = await backend.person('Ada');
const uploads = await openUploads(backend);

/** A file of a product: it is sent until it is there, and reports how many of its bytes went over the line. */
async function send(endpoint: string, name: string, bytes: Buffer): Promise<number> {
  let sent = 0;
  const { upload, done } = uploads.client(ada, bytes, uploads.metadataOf(name), {
    endpoint,
    retryDelays: Array<number>(10).fill(10),
    onBeforeRequest(request) {
      if (request.getMethod() === 'PATCH')
        sent += bytes.length - Number(request.getHeader('Upload-Offset'));
    },
  });
  upload.start();
  await done;
  return sent;
}

it('ten files arrive, five at a time, while the connection is cut three times', async () => {
  const proxy = await openCuttingProxy(backend.port, [3 * MB, 8 * MB, 14 * MB]);
  const endpoint = uploads.endpoint.replace(backend.url, proxy.url);
  const files = Array.from({ length: 10 }, (_, index) => ({
    name: `${ada.id}/file-${index}`,
    bytes: randomBytes(2 * MB + index),
  }));
  const queue = [...files];
  const takeNext = async (): Promise<void> => {
    const file = queue.shift();
    if (!file) return;
    await send(endpoint, file.name, file.bytes);
    await takeNext();
  };
  await Promise.all(Array.from({ length: 5 }, takeNext));
  await proxy.stop();

  expect(proxy.cuts()).toBe(3);
  for (const { name, bytes } of files) {
    const { data } = await ada.client.storage.from('uploads').download(name);
    expect(data && Buffer.from(await data.arrayBuffer()).equals(bytes)).toBe(true);
  }
  // A client that missed the answer to its first request has started another upload.
  const unfinished = await uploads.listUnfinished();
  expect(await Promise.all(unfinished.map(uploads.size))).toEqual(unfinished.map(() => 0));
});

it('a file continues where the connection was cut', async () => {
  const proxy = await openCuttingProxy(backend.port, [6 * MB]);
  const bytes = randomBytes(8 * MB);
  const endpoint = uploads.endpoint.replace(backend.url, proxy.url);
  const sent = await send(endpoint, `${ada.id}/continued`, bytes);
  await proxy.stop();

  expect(proxy.cuts()).toBe(1);
  expect(sent).toBeGreaterThan(bytes.length);
  expect(sent).toBeLessThan(bytes.length + 4 * MB);
});
