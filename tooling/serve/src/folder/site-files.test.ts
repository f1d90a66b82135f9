import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Registry } from '@showcase/remote-contract/registry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteConfig } from '../testing/site-config.ts';
import { releaseTestShell } from '../testing/test-shell.ts';
import { createSiteFiles } from './site-files.ts';

const shellPage = `<!doctype html><html><head><title>Shop</title><script type="application/json" id="release">null</script></head>
<body><div id="root"><!-- outline --><div id="start">Starting</div><!-- /outline --></div></body></html>`;

/** Renders what a remote says, and requests rows for the list. */
const shellBundle = `
export function evaluateRemote(code) { return new Function('return ' + code)(); }
export async function renderPage({ url, owner, fetch }) {
  const { pathname } = new URL(url);
  const isComplete = pathname !== '/things';
  if (!isComplete) await Promise.race([fetch(new URL('/rows', url)), new Promise((end) => setTimeout(end, 50))]);
  if (pathname === '/broken' && owner) throw new Error('planted');
  const html = '<h1>' + (owner?.remote ?? 'Shell') + pathname + '</h1>';
  return { html, head: '<title>T</title>', rows: [], frame: { footer: [], knownPaths: [] }, isComplete, renderedAt: 1 };
}`;
const remoteBundle = `'Shop'`;

const registry = {
  contract: 1,
  remotes: {
    shop: {
      mount: '/',
      active: '2.0.0',
      versions: {
        '2.0.0': {
          paths: ['/', '/things', '/things/:id', '/broken'],
          signIn: [],
          heads: { '/': { title: 'Home', description: 'All of it' } },
          entry: '/r/shop/2.0.0/remoteEntry.js',
          preload: [],
          pages: {},
          integrity: { 'remoteEntry.js': 'sha384-e' },
          requires: {},
          detailsHash: 'sha384-d',
          server: {
            file: 'server/remote.js',
            hash: hashOf(remoteBundle),
          },
        },
      },
    },
    desk: {
      mount: '/desk',
      active: '1.0.0',
      versions: {
        '1.0.0': {
          paths: ['/desk'],
          signIn: ['/desk'],
          entry: '/r/desk/1.0.0/remoteEntry.js',
          preload: [],
          pages: {},
          integrity: {},
          requires: {},
        },
      },
    },
  },
};

let folder: string;
let shell: Registry['shell'];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  folder = await mkdtemp(join(tmpdir(), 'folder-'));
  const files = {
    'r/shop/2.0.0/server/remote.js': remoteBundle,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  shell = await releaseTestShell(join(folder, 's'), '1.0.0', {
    'index.html': shellPage,
    'server/server.js': shellBundle,
  });
  Object.assign(shell.versions['1.0.0'] ?? {}, {
    server: { file: 'server/server.js', hash: hashOf(shellBundle) },
  });
});

function hashOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
afterEach(() => {
  vi.restoreAllMocks();
  return rm(folder, { recursive: true });
});

async function createFiles() {
  const files = await createSiteFiles({
    folder,
    registry: { ...registry, shell },
    config: siteConfig,
    origin: 'https://site.test',
  });
  const paths = files.map(({ path }) => path);
  const read = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  return { paths, read };
}

it('writes pages with their content, and the rest with the frame of the site', async () => {
  const { paths, read } = await createFiles();

  expect(paths.filter((path) => path.endsWith('.html')).sort()).toEqual(
    [
      ...['404', 'auth/confirm', 'broken', 'dashboard', 'desk', 'index', 'index.browser'],
      ...['login', 'login.browser', 'newsletter/confirm', 'signup', 'signup.browser'],
      ...['things', 'things.browser', 'things/_', 'unsubscribe'],
    ]
      .map((name) => `${name}.html`)
      .sort(),
  );
  expect(read('index.html')).toMatch(/id="root" data-rendered="1"><h1>Shop\/<\/h1>/);
  expect(read('index.browser.html')).toMatch(/data-frame><h1>Shell\/<\/h1>/);
  expect(read('index.browser.html')).toContain('Home · Bolt Showcase');
  expect(read('things/_.html')).toMatch(/data-frame><h1>Shell\/things\/:id<\/h1>/);
  expect(read('404.html')).toMatch(/data-rendered="1"><h1>Shell\/not-found<\/h1>/);
});

it('leaves rows to the browser, and a page that throws as well', async () => {
  const { read } = await createFiles();

  expect(read('things.html')).toContain('data-rendered="1" data-partial>');
  expect(read('broken.html')).toContain('data-frame>');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('planted'));
});

it('gives every page a policy for exactly its own code', async () => {
  const { paths, read } = await createFiles();

  for (const page of paths.filter((path) => path.endsWith('.html'))) {
    const [, map = ''] = /<script type="importmap"[^>]*>([^<]*)/.exec(read(page)) ?? [];
    const hash = createHash('sha256').update(map).digest('base64');
    expect(read(page), page).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
    expect(read(page), page).toContain(`'sha256-${hash}'`);
  }
});

it('writes what a page names before the page, and the index last', async () => {
  const { paths, read } = await createFiles();
  const [, others = ''] = /"othersUrl":"\/([^"]+)"/.exec(read('desk.html')) ?? [];

  expect(others).toMatch(/^integrity\/desk-/);
  expect(paths.indexOf(others)).toBeGreaterThanOrEqual(0);
  expect(paths.indexOf(others)).toBeLessThan(paths.indexOf('desk.html'));
  expect(paths.indexOf('cloudflare/remotes/shop-2.0.0.js')).toBeLessThan(
    paths.indexOf('cloudflare/rendering-worker.js'),
  );
  expect(paths.at(-1)).toBe('registry-index.json');
  const [, index = ''] = /"indexUrl":"\/(registry\/[^"]+)"/.exec(read('desk.html')) ?? [];
  expect(read(index)).toBe(read('registry-index.json'));
  expect(read('desk.html')).toContain(`rel="preload" as="fetch" crossorigin href="/${index}"`);
  expect(paths.indexOf(index)).toBeLessThan(paths.indexOf('desk.html'));
});

it('writes the bundles that render remotes as modules', async () => {
  const { read } = await createFiles();

  expect(read('cloudflare/remotes/shop-2.0.0.js')).toContain(remoteBundle);
  expect(read('cloudflare/rendering-worker.js')).toContain(
    `import * as shell from '../s/1.0.0/server/server.js';\nimport remote0 from './remotes/shop-2.0.0.js';`,
  );
});

it('rejects a bundle that differs from the registry', async () => {
  await writeFile(join(folder, 'r/shop/2.0.0/server/remote.js'), `'Other'`);

  await expect(createFiles()).rejects.toThrow('does not match its hash');
});

it('writes what crawlers read', async () => {
  const { read } = await createFiles();

  expect(read('robots.txt')).toContain('Sitemap: https://site.test/sitemap.xml');
  expect(read('sitemap.xml')).toContain('<loc>https://site.test/</loc>');
});
