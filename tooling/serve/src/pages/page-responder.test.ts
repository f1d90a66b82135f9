import { createHash } from 'node:crypto';
import type { Registry } from '@showcase/remote-contract/registry';
import type { RenderedPage } from '@showcase/remote-contract/rendering';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPageResponder } from './page-responder.ts';
import type { Renderer } from '../rendering/create-renderer.ts';
import { siteConfig } from '../testing/site-config.ts';
import type { Shell } from '../shell/shell-reader.ts';

const shellPage = `<!doctype html><html lang="en"><head><title>Shop</title><script type="application/json" id="release">null</script></head>
<body><div id="root"><!-- outline --><div id="start">Starting</div><!-- /outline --></div><noscript>Needs JavaScript</noscript></body></html>`;

const heads = { '/': { title: 'Home', description: 'All of it' } };
const server = { file: 'server/remote.js', hash: 'sha384-a' };
const registryAt = (version: string) => ({
  contract: 1,
  remotes: {
    shop: {
      mount: '/',
      active: version,
      versions: {
        [version]: {
          paths: ['/', '/things', '/orders/:id'],
          signIn: ['/orders/:id'],
          heads,
          server,
          entry: `/r/shop/${version}/remoteEntry.js`,
        },
      },
    },
  },
});

const rendered: RenderedPage = {
  html: '<main><h1>Home</h1></main>',
  head: '<title>Home · Bolt Showcase</title><style data-styled="true">h1{}</style>',
  rows: [{ key: ['things'], data: [{ title: '</script>' }] }],
  frame: {
    footer: [{ column: 'Explore', label: 'Things', path: '/things' }],
    knownPaths: ['/things'],
  },
  isComplete: true,
  renderedAt: 1234,
};

let registry: unknown;
let shell: Shell;
const render = vi.fn<Renderer['render']>();
const renderFrame = vi.fn<Renderer['renderFrame']>();

beforeEach(() => {
  shell = { version: '1.0.0', html: shellPage, provides: {}, bundle: 'file:///server.js' };
  registry = registryAt('1.0.0');
  render.mockReset().mockResolvedValue(rendered);
  renderFrame.mockReset().mockResolvedValue({ ...rendered, html: '<main>Loading</main>' });
});

function open() {
  const { respond, ...others } = createPageResponder({
    config: siteConfig,
    api: 'http://127.0.0.1:1',
    readShell: async () => shell,
    renderer: { render, renderFrame },
  });
  const page = async (path: string) => {
    const { status, headers, body } = await respond(
      new URL(path, 'https://site.test'),
      registry as Registry,
    );
    return { status, headers: new Headers(headers), body };
  };
  return Object.assign(page, others);
}

it('puts the rendered page with its head and rows into the page of the shell', async () => {
  const { status, body } = await open()('/');

  expect(status).toBe(200);
  expect(body).toContain('<div id="root" data-rendered="1234"><main><h1>Home</h1></main></div>');
  expect(body.match(/<title/g)).toHaveLength(1);
  expect(body).toContain('<title>Home · Bolt Showcase</title>');
  expect(body).toContain('[{"key":["things"],"data":[{"title":"\\u003c/script>"}]}]');
  expect(body).toContain('"knownPaths":["/things"]');
  expect(body).toContain('application/ld+json');
  expect(body).not.toContain('Needs JavaScript');
  expect(body).not.toContain('Starting');
});

it('allows the styles of the rendered page by their hash', async () => {
  const { headers } = await open()('/');

  expect(headers.get('content-security-policy')).toMatch(/style-src [^;]*'sha256-/);
});

it('answers with the page that the browser renders if the server cannot', async () => {
  render.mockResolvedValue(null);
  renderFrame.mockResolvedValue(null);
  const { status, headers, body } = await open()('/');

  expect(status).toBe(200);
  expect(body).toContain('Starting');
  expect(body).toContain('<meta data-page="/" name="description" content="All of it" />');
  expect(headers.get('cdn-cache-control')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('renders a page once, and lets a CDN keep it, but no browser', async () => {
  const get = open();
  await get('/');
  const { headers } = await get('/?utm_source=mail');

  expect(render).toHaveBeenCalledOnce();
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('cdn-cache-control')).toBe('public, max-age=30, stale-while-revalidate=60');
  expect(headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/);
});

it('renders again after a release', async () => {
  const get = open();
  await get('/');
  registry = registryAt('2.0.0');
  render.mockResolvedValue({ ...rendered, html: 'New' });

  expect((await get('/')).body).toContain('>New<');
});

it('renders again, in the new shell, after a release of the shell', async () => {
  const get = open();
  await get('/');
  registry = registryAt('1.0.0');
  shell = { ...shell, version: '2.0.0', html: shellPage.replace('lang="en"', 'lang="de"') };
  await get('/');

  expect(render).toHaveBeenCalledTimes(2);
  expect(render.mock.lastCall?.[2]).toBe(shell);
});

it('keeps no page that lacks rows', async () => {
  render.mockResolvedValue({ ...rendered, isComplete: false });
  const get = open();
  await get('/');
  await get('/');

  expect(render).toHaveBeenCalledTimes(2);
});

it('marks a page whose rows are left to the browser', async () => {
  render.mockResolvedValue({ ...rendered, isComplete: false });

  expect((await open()('/')).body).toContain('data-rendered="1234" data-partial>');
});

it('keeps what fetches the code of the app for later if the page says so', async () => {
  const start =
    '<script type="module" src="/s/a.js"></script><link rel="modulepreload" href="/s/b.js">' +
    '<script data-preload>if (1 < 2) preload()</script>';
  const head = `${start}<template id="later"></template><script>wake()</script>`;
  shell = { ...shell, html: shellPage.replace('</head>', `${head}</head>`) };
  const get = open();
  expect((await get('/')).body).toContain(head);

  registry = registryAt('2.0.0');
  render.mockResolvedValue({ ...rendered, startsLater: true });
  const { body, headers } = await get('/');
  expect(body).toContain(`<template id="later">${start}</template><script>wake()</script>`);
  expect(body.split('modulepreload')).toHaveLength(2);
  expect(headers.get('content-security-policy')).toContain(
    createHash('sha256').update('if (1 < 2) preload()').digest('base64'),
  );
});

it('renders one page for all unknown paths', async () => {
  const get = open();

  expect((await get('/nowhere')).status).toBe(404);
  expect((await get('/elsewhere')).status).toBe(404);
  expect(render).toHaveBeenCalledOnce();
});

it('puts the frame around a page that the browser renders, and renders it once', async () => {
  const get = open();
  const { status, headers, body } = await get('/orders/7');
  await get('/orders/8');

  expect(status).toBe(200);
  expect(body).toContain('<div id="root" data-frame><main>Loading</main></div>');
  expect(body).toContain('<style data-styled="true">h1{}</style>');
  expect(body).toContain('<link rel="preload" as="fetch" crossorigin href="/registry.json" />');
  expect(body).toContain('Needs JavaScript');
  expect(headers.get('content-security-policy')).toMatch(/style-src [^;]*'sha256-/);
  expect(renderFrame).toHaveBeenCalledOnce();
  expect(render).not.toHaveBeenCalled();
});

it('sends the outline instead of the frame if that cannot be rendered, and tries again', async () => {
  renderFrame.mockResolvedValueOnce(null);
  const get = open();

  expect((await get('/orders/7')).body).toContain('Starting');
  expect((await get('/orders/7')).body).toContain('>Loading<');
});

it('redirects where the page does', async () => {
  render.mockResolvedValue({ redirect: '/things' });
  const { status, headers } = await open()('/');

  expect([status, headers.get('location')]).toEqual([302, '/things']);
});

it('redirects to the canonical path with the whole query', async () => {
  const { status, headers } = await open()('/Things/?a=1');

  expect([status, headers.get('location')]).toEqual([308, '/things?a=1']);
  expect(render).not.toHaveBeenCalled();
});

it('renders fixed pages before they are asked for, and counts what was left to the browser', async () => {
  const { shop } = registryAt('1.0.0').remotes;
  const version = { ...shop.versions['1.0.0'], laterPaths: ['/'] };
  registry = { contract: 1, remotes: { shop: { ...shop, versions: { '1.0.0': version } } } };
  const page = open();
  await page.warmUp('https://site.test', registry as Registry);
  render.mockResolvedValue(null);

  expect((await page('/')).body).toContain('<h1>Home</h1>');
  expect((await page('/things')).body).not.toContain('<h1>');
  expect(page.counts()).toEqual({ rendered: 1, leftToBrowser: 1 });
});
