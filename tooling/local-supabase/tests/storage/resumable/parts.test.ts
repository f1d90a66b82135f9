import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../support/backend.ts';
import { openBackendWithUsers } from '../../support/open-backend.ts';
import { openUploads } from '../../support/uploads.ts';

const { backend, ada } = await openBackendWithUsers();
const uploads = await openUploads(backend);

const newName = () => `${ada.id}/${randomUUID()}`;
const answer = async (response: Response) => [response.status, await response.text()];
async function offset(url: string): Promise<string | null> {
  return (await uploads.send(ada, 'HEAD', url)).headers.get('upload-offset');
}

describe('a part of an upload', () => {
  it.each([
    ['at another offset', { 'upload-offset': '5' }, 409, 'Upload-Offset conflict\n'],
    ['before the beginning', { 'upload-offset': '-1' }, 400, 'Invalid upload-offset\n'],
    ['of another type', { 'content-type': 'text/plain' }, 400, 'Invalid content-type\n'],
  ])('%s is not written', async (_, headers, status, text) => {
    const url = await uploads.start(ada, 10, newName());
    const response = await uploads.append(ada, url, 0, 'four', headers);

    expect(await answer(response)).toEqual([status, text]);
    expect(await offset(url)).toBe('0');
  });

  it('that is longer than the file is not written, and the next request succeeds', async () => {
    const url = await uploads.start(ada, 10, newName());
    const tooLong = await uploads.append(ada, url, 0, Buffer.alloc(5_000_000));

    expect(await answer(tooLong)).toEqual([413, "upload's size exceeded\n"]);
    expect(await offset(url)).toBe('0');
    expect((await uploads.append(ada, url, 0, '0123456789')).status).toBe(204);
  });

  it('that is rejected is read to its end before the response', async () => {
    const url = await uploads.start(ada, 10, newName());
    let received = '';
    const socket = openPatch(url, ada, 2_000_000);
    socket.on('data', (data) => (received += data.toString()));
    socket.write(Buffer.alloc(1_000_000));
    for (let count = 0; count < 3; count += 1)
      await uploads.append(ada, await uploads.start(ada, 10, newName()), 0, '0123456789');
    const early = received;
    socket.write(Buffer.alloc(1_000_000));

    await expect.poll(() => received).toContain('HTTP/1.1 413 ');
    expect(early).toBe('');
    socket.destroy();
  });

  it('without a Content-Length ends at the length of the file', async () => {
    const name = newName();
    const url = await uploads.start(ada, 10, name);
    const body = new Blob([Buffer.alloc(5_000_000)]).stream();
    const init: RequestInit & { duplex: 'half' } = {
      body,
      duplex: 'half',
      headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    };
    const response = await uploads.send(ada, 'PATCH', url, init);

    expect(await answer(response)).toEqual([413, 'Maximum size exceeded\n']);
    expect((await ada.client.storage.from('uploads').download(name)).error).not.toBeNull();
  });

  it.each([
    ['more', 8, 'four'],
    ['less', 4, 'four and more'],
  ])('whose Content-Length promises %s counts for its bytes', async (_, length, body) => {
    const url = await uploads.start(ada, 10, newName());
    const version = uploads.versionOf(url);
    const socket = openPatch(url, ada, length);
    socket.write(body);
    await expect.poll(() => uploads.size(version)).toBe(4);
    socket.destroy();

    await expect.poll(() => offset(url)).toBe('4');
    expect((await uploads.append(ada, url, 4, '456789')).headers.get('tus-complete')).toBe('1');
  });
});

/** A PATCH of which nothing is corrected on the way. */
function openPatch(url: string, { token }: Person, length: number): Socket {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const lines = [
    `PATCH ${pathname} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${token}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${length}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}
