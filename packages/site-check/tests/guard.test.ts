import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createNetwork, readSite } from '../src/index.ts';
import type { SiteReader } from '../src/index.ts';
import type { ConnectOptions } from '../src/network/connection.ts';
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

describe('readSite', () => {
  it.each(['http', 'https'])('reads a public site by %s, and says who reads', async (protocol) => {
    const response = await read(`${protocol}://example.com/`);

    expect([response.status, response.body.toString()]).toEqual([200, 'Hello']);
    expect(seen).toEqual([
      { host: 'example.com', path: '/', userAgent: 'Test/1.0 (a test)', encoding: 'identity' },
    ]);
  });

  it('looks a name up once, and connects to what it found', async () => {
    records['example.com'] = { addresses: [[siteAddress], ['127.0.0.1']] };

    await read('http://example.com/');

    expect(connections).toEqual([`${siteAddress}:80`]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://127.0.0.1../',
    'http://017700000001/',
    'http://%31%32%37.0.0.1/',
    'http://127。0。0。1/',
    'http://127.0\n.0.1/',
    'http://127.0.0.1\\@example.com/',
    'http:127.0.0.1',
    'http:\\\\127.0.0.1\\',
    'http://127.0.0.1:80/',
    'http://0/',
    'http://10.0.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/',
    'http://192.168.1.1/',
    'http://192.0.0.8/',
    'http://192.88.99.1/',
    'http://203.0.113.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001::1]/',
    'http://[2001:20::1]/',
    'http://[2001:db8::1]/',
    'http://[3fff::1]/',
    'http://[5f00::1]/',
    'http://[100::1]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[4000::1]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://a.localhost/',
    'http://metadata.google.internal/',
    'http://printer.local/',
    'http://intranet/',
    'http://kubernetes.default.svc.cluster.local/',
    'http://①②⑦.⓪.⓪.①/',
  ])('never touches %s', async (url) => {
    await expect(read(url)).rejects.toMatchObject({ problem: 'not-public' });
    expect([connections, touched]).toEqual([[], []]);
  });

  it.each([
    'http://example.com:8080/',
    'https://example.com:80/',
    'http://ada@example.com/',
    'http://:secret@example.com/',
    'http://example.com@127.0.0.1/',
    'http://[fe80::1%25eth0]/',
    'http://example.com%00.local/',
    'http://example.com:0/',
    'gopher://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:text/html,Hello',
    'example.com',
    '',
  ])('reads no %s', async (url) => {
    await expect(read(url)).rejects.toMatchObject({ problem: 'invalid-url' });
    expect(connections).toEqual([]);
  });

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:10.0.0.1']],
    [[siteAddress, '10.0.0.1']],
    [[siteAddress, 'fd00::1']],
  ])('never touches a name that leads to %s', async (addresses) => {
    records['inside.example.com'] = { addresses: [addresses] };

    await expect(read('http://inside.example.com/')).rejects.toMatchObject({
      problem: 'not-public',
    });
    expect([connections, touched]).toEqual([[], []]);
  });

  it('knows a host that is not there', async () => {
    await expect(read('http://nothing.example.com/')).rejects.toMatchObject({
      problem: 'unknown-host',
    });
  });

  it('sends nothing to an address other than the one it checked', async () => {
    const diverted = {
      ...network,
      connect: (_address: string, _port: number, options: ConnectOptions) =>
        createNetwork().connect('127.0.0.1', servers.ports.canary, options),
    };

    await expect(read('http://example.com/', { network: diverted })).rejects.toMatchObject({
      problem: 'not-public',
    });
    expect(touched).toEqual([]);
  });

  it('demands a certificate of the host', async () => {
    records['other.example.com'] = { addresses: [[siteAddress]] };

    await expect(read('https://other.example.com/')).rejects.toMatchObject({
      problem: 'no-certificate',
    });
    expect(seen).toEqual([]);
  });
});
