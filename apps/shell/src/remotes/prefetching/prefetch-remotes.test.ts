import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Release } from '@showcase/remote-contract/registry';
import { prefetchRemotes } from './prefetch-remotes.ts';

function release(name: string, path: string): Release {
  const entry = `/r/${name}/1.0.0/remoteEntry.js`;
  return {
    name,
    version: '1.0.0',
    mount: path,
    paths: [path, `${path}/:id`],
    signIn: [],
    entry,
    preload: ['remoteEntry.js'],
    pages: { [path]: ['assets/list.js'], [`${path}/:id`]: ['assets/item.js'] },
    integrity: {},
    requires: {},
  };
}

const releases = [release('shop', '/shop'), release('office', '/office')];

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/shop');
});

function prefetch(options: Partial<Parameters<typeof prefetchRemotes>[0]> = {}) {
  return prefetchRemotes({
    readReleases: async () => releases,
    canEnter: async () => true,
    complete: async (one) => one,
    load: async () => undefined,
    connection: {},
    ...options,
  });
}

function linkTo(href: string) {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
}

const fetched = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

describe('prefetchRemotes', () => {
  it('fetches the other remotes and their first pages, as modules with low priority', async () => {
    await prefetch();

    expect(fetched()).toEqual(['/r/office/1.0.0/remoteEntry.js', '/r/office/1.0.0/assets/list.js']);
    const [link] = document.head.querySelectorAll('link');
    expect(link?.rel).toBe('modulepreload');
    expect(link?.getAttribute('fetchpriority')).toBe('low');
  });

  it('also fetches their pages that the current page links to', async () => {
    linkTo('/office/7?tab=reviews');
    linkTo('/shop/8');
    linkTo('https://other.test/office');

    await prefetch();

    expect(fetched()).toEqual([
      '/r/office/1.0.0/remoteEntry.js',
      '/r/office/1.0.0/assets/list.js',
      '/r/office/1.0.0/assets/item.js',
    ]);
  });

  it('fetches each file once, however often the page becomes idle', async () => {
    await prefetch();
    await prefetch();

    expect(fetched()).toHaveLength(2);
  });

  it('loads the other remotes once their files are requested, and ignores failures', async () => {
    const load = vi.fn(async ({ name }: Release) => {
      expect(fetched()).toContain('/r/mail/1.0.0/remoteEntry.js');
      if (name === 'office') throw new Error('unreachable');
    });

    await prefetch({ readReleases: async () => [...releases, release('mail', '/mail')], load });

    expect(load.mock.calls.map(([{ name }]) => name)).toEqual(['office', 'mail']);
  });

  it('skips a remote that the visitor may not enter', async () => {
    const canEnter = vi.fn(async () => false);
    const load = vi.fn(async () => undefined);

    await prefetch({ canEnter, load });

    expect(fetched()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    expect(canEnter).toHaveBeenCalledWith('/office');
  });

  it.each([
    ['with data saving on', { saveData: true }],
    ['on a slow connection', { effectiveType: '3g' }],
    ['on a very slow connection', { effectiveType: 'slow-2g' }],
  ])('fetches only the lists of files for a visitor %s', async (_who, connection) => {
    const complete = vi.fn(async (one: Release) => one);
    const load = vi.fn(async () => undefined);

    await prefetch({ connection, complete, load });

    expect(complete.mock.calls.map(([{ name }]) => name)).toEqual(['office']);
    expect(fetched()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });

  it('sets a hash on files that the page has none for', async () => {
    const office = { ...release('office', '/office'), integrity: { 'remoteEntry.js': 'sha384-x' } };

    await prefetch({ readReleases: async () => [office] });

    expect(document.head.querySelector('link')?.integrity).toBe('sha384-x');
  });

  it('reads what the index leaves out, and skips a remote for which that fails', async () => {
    const listed = { ...release('mail', '/mail'), preload: [], pages: {} };
    const complete = async ({ name }: Release) => {
      if (name === 'office') throw new TypeError('Failed to fetch');
      return release(name, `/${name}`);
    };

    await prefetch({ readReleases: async () => [...releases, listed], complete });

    expect(fetched()).toEqual(['/r/mail/1.0.0/remoteEntry.js', '/r/mail/1.0.0/assets/list.js']);
  });

  it('fetches nothing while the releases cannot be read', async () => {
    await prefetch({ readReleases: () => Promise.reject(new TypeError('Failed to fetch')) });

    expect(fetched()).toEqual([]);
  });
});
