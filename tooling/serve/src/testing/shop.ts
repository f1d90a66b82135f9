import { createServer } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startSite, type SiteOptions } from '../start-site.ts';
import { releaseTestShell } from './test-shell.ts';
import { siteConfig } from './site-config.ts';

const page = `<!doctype html><html><head><meta charset="utf-8" /><title>Shop</title><script>choose()</script><style>a{}</style>
<script type="application/json" id="config">null</script><script type="application/json" id="release">null</script></head>`;

const registry = {
  contract: 1,
  remotes: {
    shop: {
      mount: '/',
      active: '1.1.0',
      versions: {
        '1.0.0': { paths: ['/old'], entry: '/r/shop/1.0.0/remoteEntry.js' },
        '1.1.0': {
          paths: ['/', '/things/:id'],
          heads: { '/': { title: 'Showcase and hire top Bolt devs', description: 'The shop.' } },
          entry: 'https://cdn.test/r/shop/1.1.0/remoteEntry.js',
          integrity: {
            'remoteEntry.js': 'sha384-e',
            'assets/a.js': 'sha384-a',
            'a.css': 'sha384-c',
            'licences.md': 'sha384-l',
          },
          styles: ['a.css'],
        },
      },
    },
    desk: {
      mount: '/desk',
      active: '2.0.0',
      versions: {
        '2.0.0': {
          paths: ['/desk'],
          entry: '/r/desk/2.0.0/remoteEntry.js',
          integrity: { 'remoteEntry.js': 'sha384-d' },
        },
      },
    },
  },
};

const shellFiles = {
  'root/favicon.svg': '<svg/>',
  'root/favicon.ico': 'icon',
  'root/apple-touch-icon.png': 'icon',
  'root/offline/page.html': '<!doctype html>',
  'assets/main.js': 'main',
  'assets/main.js.br': 'compressed',
  'server/server.js': 'export const renderPage = () => {};',
};

/** A site with two remotes in front of an API that echoes its requests. */
export async function startShop() {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const files = {
    'releases/shop/1.0.0/remoteEntry.js': 'entry',
    'releases/shop/1.0.0/remoteEntry.js.map': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const shells = join(folder, 'shells');
  /** Releases the shell with this page, in the registry also. */
  const releaseShell = async (version: string, html = page) => {
    const shell = await releaseTestShell(shells, version, { ...shellFiles, 'index.html': html });
    await writeFile(join(folder, 'registry.json'), JSON.stringify({ ...registry, shell }));
  };
  await releaseShell('1.0.0');
  const api = createServer((request, response) =>
    response.end(`api ${request.method} ${request.url}`),
  );
  api.on('upgrade', (_request, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\nhello'),
  );
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const options: SiteOptions = {
    shells,
    releases: join(folder, 'releases'),
    registry: join(folder, 'registry.json'),
    config: siteConfig,
    api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    port: 0,
  };
  const site = await startSite(options);
  const stop = async () => {
    await site.stop();
    api.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { options, site, releaseShell, stop };
}
