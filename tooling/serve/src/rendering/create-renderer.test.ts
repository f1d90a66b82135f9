import { afterEach, expect, it, vi } from 'vitest';
import { openTestRenderer } from './testing/test-renderer.ts';

const greet = (name: string) => `module.exports = ({ search }) => '${name}' + search;`;

let close = () => Promise.resolve();
afterEach(() => close());

async function open(bundles: Record<string, string>, options = {}) {
  const opened = await openTestRenderer(bundles, options);
  close = opened.close;
  /** Waits until the worker has loaded its code. */
  const renderFirst = (path: string) =>
    vi.waitFor(async () => {
      const page = await opened.render(path);
      expect(page).not.toBeNull();
      return page;
    }, 20_000);
  return { ...opened, renderFirst };
}

it('renders the pages of each remote, and those of the shell', async () => {
  const { renderFirst } = await open({ shop: greet('shop'), desk: greet('desk') });

  expect(await renderFirst('/shop?q=1')).toMatchObject({ html: 'shop?q=1' });
  expect(await renderFirst('/desk')).toMatchObject({ html: 'desk' });
  expect(await renderFirst('/login')).toMatchObject({ html: 'the shell' });
});

it('renders nothing, and reports nothing, if the shell has no server bundle', async () => {
  const { render, lines } = await open({ shop: greet('shop') }, { hasShellBundle: false });

  expect([await render('/shop'), await render('/login')]).toEqual([null, null]);
  expect(lines).toEqual([]);
});

it('passes a redirect on', async () => {
  const { renderFirst } = await open({ shop: `module.exports = () => '/elsewhere';` });

  expect(await renderFirst('/shop')).toEqual({ redirect: '/elsewhere' });
});

it('renders a new release, and the former one after a rollback', async () => {
  const { render, renderFirst, releases, write } = await open({
    shop: greet('old'),
    next: greet('new'),
  });
  await renderFirst('/shop');
  const [shop, next] = releases;
  await write('releases/shop/2.0.0/server/remote.js', greet('new'));
  const newer = { ...shop, version: '2.0.0', server: next?.server } as (typeof releases)[0];

  await expect.poll(() => render('/shop', [newer])).toMatchObject({ html: 'new' });
  await expect.poll(() => render('/shop')).toMatchObject({ html: 'old' });
});

it('renders two releases of a remote side by side, until one is not used any more', async () => {
  const { render, releases, shell, write, prepare, heapBytes } = await open({
    shop: greet('old'),
    next: greet('new'),
  });
  await write('releases/shop/2.0.0/server/remote.js', greet('new'));
  const [shop, next] = releases;
  const newer = { ...shop, version: '2.0.0', server: next?.server } as (typeof releases)[0];

  await vi.waitFor(async () => {
    const pages = await Promise.all([render('/shop'), render('/shop', [newer])]);
    expect(pages).toMatchObject([{ html: 'old' }, { html: 'new' }]);
  }, 20_000);

  prepare({ releases: [newer], shell });
  await expect
    .poll(async () => [...(await heapBytes()).keys()].toSorted())
    .toEqual(['shell 1.0.0', 'shop 2.0.0']);
});

it.each([
  ['throws when it is loaded', `throw new Error('no luck');`, 'no luck'],
  ['loops when it is loaded', `for (;;);`, 'no answer within 400 ms'],
  ['exits', `module.exports = () => process.exit(3);`, 'exited with code 3'],
  ['throws in a page', `module.exports = () => { throw new Error('no page'); };`, 'no page'],
  ['loops in a page', `module.exports = () => { for (;;); };`, 'no answer within 400 ms'],
  ['never finishes a page', `module.exports = () => new Promise(() => {});`, 'no answer within'],
  [
    'needs too much memory',
    `module.exports = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };`,
    'memory',
  ],
])(
  'leaves a page to the browser if its release %s, and renders the others',
  async (_, code, reason) => {
    const { render, renderFirst, lines } = await open({ shop: code, desk: greet('desk') });
    await renderFirst('/desk');

    await vi.waitFor(async () => {
      const [broken, other] = await Promise.all([render('/shop'), render('/desk')]);
      expect(broken).toBeNull();
      expect(other).toMatchObject({ html: 'desk' });
      expect(lines.join('\n')).toContain(reason);
    }, 20_000);

    const ofShop = lines.filter((line) => line.startsWith('rendering /shop of shop 1.0.0: '));
    expect(ofShop.join('\n')).toContain(reason);
  },
);

it('starts a release that failed to load only once', async () => {
  const { render, lines } = await open({ shop: `throw new Error('no luck');` });

  await vi.waitFor(async () => {
    expect(await render('/shop')).toBeNull();
    expect(lines.join('\n')).toContain('no luck');
  }, 20_000);
  const count = lines.length;
  expect(await render('/shop')).toBeNull();
  expect(lines).toHaveLength(count);
});

it('leaves what exceeds its capacity to the browser, and reports it once', async () => {
  const { render, renderFirst, lines } = await open({ shop: greet('shop') });
  await renderFirst('/shop');
  const pages = await Promise.all(Array.from({ length: 72 }, () => render('/shop')));
  expect(pages.filter((page) => page === null).length).toBeGreaterThanOrEqual(8);
  expect(lines.filter((line) => line.includes('Too many pages'))).toEqual([
    'rendering /shop of shop 1.0.0: Too many pages are waiting',
  ]);
});

it('tells how much memory each worker uses', async () => {
  const { renderFirst, heapBytes } = await open({
    shop: `const all = new Array(1e6).fill(0.5); module.exports = () => String(all.length);`,
  });
  await renderFirst('/shop');
  expect([...(await heapBytes())]).toEqual([['shop 1.0.0', expect.any(Number)]]);
  expect((await heapBytes()).get('shop 1.0.0')).toBeGreaterThan(8e6);
});

it.each([
  ['is missing', null, 'ENOENT'],
  ['was changed', greet('evil'), 'does not match its hash'],
])('runs no server bundle that %s', async (_, code, reason) => {
  const { render, releases, write, lines } = await open({ shop: greet('shop') });
  const [shop] = releases;
  const release = { ...shop, version: '2.0.0' } as (typeof releases)[0];
  if (code) await write('releases/shop/2.0.0/server/remote.js', code);

  expect(await render('/shop', [release])).toBeNull();
  expect(lines.join('\n')).toContain(reason);
});

it('gives the code nothing of the environment of the server', async () => {
  process.env.SHOWCASE_SECRET = 'secret';
  const { renderFirst } = await open({
    shop: `module.exports = () => String(process.env.SHOWCASE_SECRET);`,
  });

  expect(await renderFirst('/shop')).toMatchObject({ html: 'undefined' });
  delete process.env.SHOWCASE_SECRET;
});
