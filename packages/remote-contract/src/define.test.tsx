import { defineRemote, describeDefinition, page } from '@showcase/remote-contract/define';
import { activeReleases } from '@showcase/remote-contract/registry';
import { describe, expect, it } from 'vitest';

const importPage = () => Promise.resolve({ AnyPage: () => null });
const head = { title: 'Shop', description: 'All things.' };

const shop = defineRemote({
  mount: '/shop',
  area: { title: 'Shop', audience: 'client', home: '/things', records: ['/things'] },
  nav: [
    {
      path: '/things',
      label: 'All Things',
      short: 'Things',
      icon: 'star',
      alsoIn: 'menu',
      sidebars: ['developer'],
      counts: 'messages',
    },
  ],
  commands: [
    { label: 'Add a thing', path: '/things?edit=new' },
    {
      label: 'Things',
      importSearch:
        async () =>
        async ({ text }) => [{ label: text, path: '/' }],
    },
  ],
  pages: [
    page('/', importPage, {
      head,
      footer: { column: 'Explore', label: 'Shop' },
      searchParams: ['q'],
      purpose: 'search',
      start: 'later',
    }),
    page('/things', importPage, { signIn: true }),
    page('/things/:id', importPage, { render: 'browser', purpose: 'project' }),
  ],
});
const description = describeDefinition(shop);

it('marks a remote with the contract version it was built against', () => {
  expect(shop.contract).toBe(1);
});

it('describes a remote with full paths', () => {
  expect(description).toEqual({
    mount: '/shop',
    paths: ['/shop', '/shop/things', '/shop/things/:id'],
    signIn: ['/shop/things'],
    area: { title: 'Shop', audience: 'client', home: '/shop/things', records: ['/shop/things'] },
    nav: [
      {
        path: '/shop/things',
        label: 'All Things',
        short: 'Things',
        icon: 'star',
        alsoIn: 'menu',
        sidebars: ['developer'],
        counts: 'messages',
      },
    ],
    commands: [{ label: 'Add a thing', path: '/shop/things?edit=new' }, { label: 'Things' }],
    footer: [{ path: '/shop', column: 'Explore', label: 'Shop' }],
    purposes: { search: '/shop', project: '/shop/things/:id' },
    heads: { '/shop': head },
    laterPaths: ['/shop'],
    browserPaths: ['/shop/things/:id'],
    searchParams: { '/shop': ['q'] },
  });
});

it('mounts a remote at the root', () => {
  const pages = [page('/', importPage), page('/things', importPage)];
  expect(describeDefinition({ mount: '/', pages }).paths).toEqual(['/', '/things']);
});

it('has a route for each page, below its layout if it has one', () => {
  const services = {} as Parameters<typeof shop.routes>[0];
  const routes = shop.routes(services).map(({ path, handle }) => [path, handle?.signIn]);
  expect(routes).toEqual([
    ['/shop', undefined],
    ['/shop/things', true],
    ['/shop/things/:id', undefined],
  ]);
  const importLayout = () => Promise.resolve(() => null);
  expect(defineRemote({ ...shop, importLayout }).routes(services)).toMatchObject([
    { children: [{ path: '/shop' }, {}, {}] },
  ]);
});

describe('loadSearch', () => {
  const services = {} as Parameters<typeof shop.routes>[0];
  const { signal } = new AbortController();
  const input = { ...services, text: 'lamp', userId: null, signal };

  it('imports a search, whose results have full paths', async () => {
    const search = await shop.loadSearch?.('Things');
    expect(await search?.(input)).toEqual([{ label: 'lamp', path: '/shop' }]);
  });

  it.each(['Add a thing', 'Removed'])('rejects a label that is no search: %s', async (label) => {
    await expect(shop.loadSearch?.(label)).rejects.toThrow(`There is no search ${label}`);
  });
});

it('is read from the registry as it was described', () => {
  const { mount, ...entry } = description;
  const versions = { '1.0.0': { ...entry, entry: '/e.js' } };
  const registry = { remotes: { shop: { mount, active: '1.0.0', versions } } };
  expect(activeReleases(registry)).toMatchObject([description]);
});

it('reads a registry entry without a description, and leaves out what it cannot read', () => {
  const read = (fields: object) => {
    const versions = { '1.0.0': { entry: '/e.js', paths: [], ...fields } };
    const [release] = activeReleases({ remotes: { shop: { active: '1.0.0', versions } } });
    return {
      area: release?.area,
      nav: release?.nav,
      commands: release?.commands,
      footer: release?.footer,
      purposes: release?.purposes,
      heads: release?.heads,
    };
  };
  const empty = { area: undefined, nav: [], commands: [], footer: [], purposes: {}, heads: {} };
  expect(read({})).toEqual(empty);
  const unreadable = { purposes: { search: 7, shop: '/' }, heads: { '/': 7 } };
  const commands = [null, { path: '/a' }, { label: 'Newer', path: { kind: 'dialog' } }];
  expect(
    read({ area: 'x', nav: {}, commands, footer: [null, { label: 'A' }], ...unreadable }),
  ).toEqual(empty);
  expect(
    read({ area: { title: 'A', audience: 'everyone' }, nav: [{ path: '/a', label: 'A' }] }),
  ).toEqual({ ...empty, area: { title: 'A' }, nav: [{ path: '/a', label: 'A', icon: '' }] });
});
