import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openBackend } from '../../support/open-backend.ts';
import { MAX_SIZE, openUploads } from '../../support/uploads.ts';

const MB = 1024 * 1024;
const backend = await openBackend();
const ada = await backend.person('Ada');
const uploads = await openUploads(backend);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The memory in use after everything that can be freed has been freed. */
function measure() {
  for (let round = 0; round < 3; round += 1) collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { used: heapUsed + external, rss };
}

it('20 MB pass through without being in memory at once', async () => {
  const chunk = randomBytes(MB / 4);
  const url = await uploads.start(ada, MAX_SIZE, `${ada.id}/${randomUUID()}`);
  const patch = request(url, {
    method: 'PATCH',
    headers: {
      ...uploads.headersOf(ada),
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(MAX_SIZE),
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    patch.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });
  const sendUntil = async (size: number, from: number) => {
    for (let sent = from; sent < size; sent += chunk.length)
      await new Promise((resolve) => patch.write(chunk, resolve));
  };

  const version = uploads.versionOf(url);
  await sendUntil(MB, 0);
  await expect.poll(() => uploads.size(version)).toBe(MB);
  const before = measure();
  await sendUntil(MAX_SIZE - MB, MB);
  await expect.poll(() => uploads.size(version), { timeout: 20_000 }).toBe(MAX_SIZE - MB);
  const { used, rss } = measure();
  await sendUntil(MAX_SIZE, MAX_SIZE - MB);
  patch.end();

  expect(await answered).toBe(204);
  const toMB = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;
  console.log(
    `18 MB arrived: ${toMB(used - before.used)} in use, ${toMB(rss - before.rss)} of RSS`,
  );
  expect(used - before.used).toBeLessThan(4 * MB);
});
