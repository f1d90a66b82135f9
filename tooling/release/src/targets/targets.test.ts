import { beforeEach, describe, expect, it } from 'vitest';
import { readText } from '../testing/sample-release.ts';
import { targetKinds } from '../testing/test-targets.ts';
import type { Target } from './target.ts';

describe.each(targetKinds)('%s', (_kind, open) => {
  let target: Target;
  const write = (text: string, version: string | null) =>
    target.write('r/shop/a.js', new TextEncoder().encode(text), version);

  beforeEach(async () => {
    target = await open();
  });

  it('has no file that was not written', async () => {
    expect(await target.read('r/shop/a.js')).toBeNull();
  });

  it('creates a file once', async () => {
    expect(await write('first', null)).toBe(true);
    expect(await write('second', null)).toBe(false);
    expect(await readText(target, 'r/shop/a.js')).toBe('first');
  });

  it('replaces a file only if it is still as it was read', async () => {
    await write('first', null);
    const version = (await target.read('r/shop/a.js'))?.version ?? '';
    expect(await write('second', version)).toBe(true);
    expect(await write('third', version)).toBe(false);
    expect(await readText(target, 'r/shop/a.js')).toBe('second');
  });

  it('does not replace a file that was deleted', async () => {
    expect(await write('second', 'gone')).toBe(false);
    expect(await target.read('r/shop/a.js')).toBeNull();
  });

  it('lets one of many writers succeed', async () => {
    const texts = Array.from({ length: 10 }, (_, index) => `text ${index}`);
    const written = await Promise.all(texts.map((text) => write(text, null)));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await readText(target, 'r/shop/a.js')).toBe(texts[written.indexOf(true)]);
  });
});
