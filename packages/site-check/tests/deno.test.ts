import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { serve, siteAddress, startServers } from './support/servers.ts';

const servers = await startServers();
const root = resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const { runInstall: findDeno } = require('deno/install_api.cjs') as { runInstall: () => string };
const subject = 'example.com';
const text = 'example.com 0123456789abcdef';

beforeEach(() => servers.reset());
afterAll(() => servers.stop());

it('guards in Deno as in Node', async () => {
  const { records, dns, ports, certificate, touched } = servers;
  records['inside.example.com'] = { addresses: [['127.0.0.1']] };
  records['mind.example.com'] = { addresses: [[siteAddress], ['127.0.0.1']] };
  records['other.example.com'] = { addresses: [[siteAddress]] };
  records['_showcase.example.com'] = { texts: [[text.slice(0, 5), text.slice(5)]] };
  const bomb = gzipSync(new Uint8Array(80_000_000));
  servers.answerWith((request, response) => {
    if (request.url === '/bomb') return response.setHeader('content-encoding', 'gzip').end(bomb);
    if (request.url === '/packed')
      return response.setHeader('content-encoding', 'gzip').end(gzipSync('Unpacked'));
    return serve({
      '/': { body: 'Hello' },
      '/inside': { status: 302, to: 'http://127.0.0.1/', body: '' },
      '/again': { status: 302, to: '/', body: '' },
    })(request, response);
  });
  const expected = {
    'http://example.com/': 'Hello',
    'https://example.com/': 'Hello',
    'https://www.example.com/again': 'Hello',
    'https://example.com/packed': 'Unpacked',
    'https://other.example.com/': 'no-certificate',
    'http://nothing.example.com/': 'unknown-host',
    'http://inside.example.com/': 'not-public',
    'http://mind.example.com/again': 'not-public',
    'http://example.com/inside': 'not-public',
    'http://[::ffff:127.0.0.1]/': 'not-public',
    'http://127.1/': 'not-public',
  };
  const given = {
    ...{ urls: Object.keys(expected), subject, text, nameServer: dns.nameServer },
    ...{ ca: certificate.ca, siteAddress, ports },
  };

  const { stdout } = await promisify(execFile)(findDeno(), [
    ...['run', '--quiet', '--no-config', '--no-lock', '--node-modules-dir=manual', '--cached-only'],
    ...['--no-prompt', '--allow-net', `--allow-read=${root}`, '--allow-env', '--allow-sys'],
    join(import.meta.dirname, 'support/read-in-deno.ts'),
    JSON.stringify(given),
  ]);

  const { grown, ...found } = JSON.parse(stdout) as { grown: number };
  expect(found).toEqual({ results: Object.values(expected), method: 'record', unpacked: 100_000 });
  // In megabytes, of 256 that a hosted function has.
  expect(grown).toBeLessThan(30);
  expect(touched).toEqual([]);
});
