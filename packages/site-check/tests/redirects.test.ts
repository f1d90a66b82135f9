import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readSite } from '../src/index.ts';
import type { SiteReader } from '../src/index.ts';
import { serve, siteAddress, startServers } from './support/servers.ts';

const servers = await startServers();
const { network, records, seen, touched, connections } = servers;

beforeEach(() => {
  servers.reset();
  servers.answerWith(serve({ '/': { body: 'Hello' } }));
});
afterAll(() => servers.stop());

function read(url: string, changed: Partial<SiteReader> = {}) {
  const reader = { network, userAgent: 'Test/1.0 (a test)', requests: { left: 10 }, ...changed };
  return readSite(url, reader, 1_000);
}

describe('a redirect', () => {
  const redirect = (to: string) =>
    servers.answerWith(serve({ '/': { status: 302, to, body: '' }, '/home': { body: 'Home' } }));

  it.each(['/home', 'http://www.example.com/home', 'https://example.com/home'])(
    'is followed to %s',
    async (to) => {
      redirect(to);

      const { url, body } = await read('http://example.com/');

      expect([url.pathname, body.toString()]).toEqual(['/home', 'Home']);
    },
  );

  it.each([
    ['http://127.0.0.1/', 'not-public'],
    ['//[::1]/', 'not-public'],
    ['///127.0.0.1/', 'not-public'],
    [String.raw`\\127.0.0.1`, 'not-public'],
    [' \tHTTPS:127.1', 'not-public'],
    ['http://[::ffff:a00:1]/', 'not-public'],
    ['http://ada@example.com/', 'invalid-url'],
    ['javascript:alert(1)', 'invalid-url'],
    ['http://example.com.example.net/', 'other-host'],
    ['http://www.www.example.com/', 'other-host'],
    ['http://localhost/', 'not-public'],
    ['http://example.com:22/', 'invalid-url'],
    ['file:///etc/passwd', 'invalid-url'],
    ['https://ada.vercel.app/', 'other-host'],
    ['http://blog.example.com/', 'other-host'],
  ])('is not followed to %s', async (to, problem) => {
    redirect(to);

    await expect(read('http://example.com/')).rejects.toMatchObject({ problem });
    expect([connections, touched]).toEqual([[`${siteAddress}:80`], []]);
  });

  it('looks the name up again, which may have changed its mind', async () => {
    records['example.com'] = { addresses: [[siteAddress], ['127.0.0.1']] };
    redirect('/home');

    await expect(read('http://example.com/')).rejects.toMatchObject({ problem: 'not-public' });
    expect([connections, touched]).toEqual([[`${siteAddress}:80`], []]);
  });

  it('is what the first of its headers says', async () => {
    servers.answerRawWith((socket) =>
      socket.end(
        'HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\nLocation: /home\r\nContent-Length: 0\r\n\r\n',
      ),
    );

    await expect(read('http://example.com/')).rejects.toMatchObject({ problem: 'not-public' });
    expect(touched).toEqual([]);
  });

  it('is followed four times, and no more', async () => {
    redirect('/');

    await expect(read('http://example.com/')).rejects.toMatchObject({
      problem: 'too-many-redirects',
    });
    expect(seen).toHaveLength(5);
  });

  it('counts as a request', async () => {
    redirect('/home');

    await expect(read('http://example.com/', { requests: { left: 1 } })).rejects.toMatchObject({
      problem: 'too-many-requests',
    });
    expect(seen).toHaveLength(1);
  });
});
