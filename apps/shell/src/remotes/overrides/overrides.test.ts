import { describe, expect, it } from 'vitest';
import { readOverrides } from './overrides.ts';

const preview = 'http://localhost:4001/remoteEntry.js';
const none = { entries: {}, invalid: [] };

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
    ['nothing', '?q=tides', {}, []],
    ['a URL', `?remote.shop=${preview}`, { shop: preview }, []],
    ['a script', '?remote.shop=javascript:alert(1)', {}, ['shop']],
    ['a data URL', '?remote.shop=data:text/javascript,alert(1)', {}, ['shop']],
    ['a path', '?remote.shop=/x.js', {}, ['shop']],
  ])('reads %s', (_case, search, entries, invalid) => {
    expect(readOverrides(search, true, () => fakeStorage())).toEqual({ entries, invalid });
  });

  it('stores overrides in the tab until the parameter is empty', () => {
    const storage = fakeStorage();
    readOverrides(`?remote.shop=${preview}`, true, () => storage);
    expect(readOverrides('', true, () => storage).entries).toEqual({ shop: preview });
    expect(readOverrides('?remote.shop=', true, () => storage)).toEqual(none);
    expect(readOverrides('', true, () => storage)).toEqual(none);
  });

  it('ignores new and stored overrides if the deployment does not allow them', () => {
    const storage = () => fakeStorage(JSON.stringify({ shop: preview }));
    expect(readOverrides(`?remote.shop=${preview}`, false, storage)).toEqual(none);
  });

  it.each(['{', 'null', '"text"', '{"shop":7}'])('survives a stored %s', (content) => {
    expect(readOverrides('', true, () => fakeStorage(content))).toEqual(none);
  });

  it('survives blocked storage', () => {
    const denyStorage = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { entries } = readOverrides(`?remote.shop=${preview}`, true, denyStorage);
    expect(entries).toEqual({ shop: preview });
  });
});
