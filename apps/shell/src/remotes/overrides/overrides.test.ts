import { describe, expect, it } from 'vitest';
import { readOverrides, withOverrides } from './overrides.ts';
import { aRelease } from '../../testing/a-release.ts';

const preview = 'http://localhost:4001/remoteEntry.js';

function fakeStorage(content?: string) {
  const values = new Map<string, string>();
  if (content !== undefined) values.set('bolt-showcase-remote-overrides', content);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('readOverrides', () => {
  it.each([
    ['nothing', '?q=tides', {}],
    ['a URL', `?remote.shop=${preview}`, { shop: preview }],
    ['a script', '?remote.shop=javascript:alert(1)', {}],
    ['a data URL', '?remote.shop=data:text/javascript,alert(1)', {}],
    ['a path', '?remote.shop=/x.js', {}],
  ])('reads %s', (_case, search, expected) => {
    expect(readOverrides(search, true, () => fakeStorage())).toEqual(expected);
  });

  it('stores overrides in the tab until the parameter is empty', () => {
    const storage = fakeStorage();
    readOverrides(`?remote.shop=${preview}`, true, () => storage);
    expect(readOverrides('', true, () => storage)).toEqual({ shop: preview });
    expect(readOverrides('?remote.shop=', true, () => storage)).toEqual({});
    expect(readOverrides('', true, () => storage)).toEqual({});
  });

  it('ignores new and stored overrides if the deployment does not allow them', () => {
    const storage = () => fakeStorage(JSON.stringify({ shop: preview }));
    expect(readOverrides(`?remote.shop=${preview}`, false, storage)).toEqual({});
  });

  it.each(['{', 'null', '"text"', '{"shop":7}'])('survives a stored %s', (content) => {
    expect(readOverrides('', true, () => fakeStorage(content))).toEqual({});
  });

  it('survives blocked storage', () => {
    const denyStorage = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(readOverrides(`?remote.shop=${preview}`, true, denyStorage)).toEqual({ shop: preview });
  });
});

it('replaces a release with its override, which has no requirements', () => {
  const release = aRelease({
    preload: ['remoteEntry.js'],
    pages: { '/': ['assets/page.js'] },
    styles: ['assets/own.css'],
    integrity: { 'remoteEntry.js': 'sha384-x' },
    requires: { ui: '^9' },
  });
  const listed = { ...release, detailsHash: 'sha384-y', imports: { '@showcase/ui': ['Chip'] } };
  const other = { ...listed, name: 'desk' };
  expect(withOverrides([listed, other], { shop: preview })).toEqual([
    {
      ...release,
      version: preview,
      entry: preview,
      preload: [],
      pages: {},
      styles: [],
      integrity: {},
      requires: {},
      isOverride: true,
    },
    other,
  ]);
});
