import { beforeEach, describe, expect, it } from 'vitest';
import { prepareSample, publishSite, readSite, readText } from '../testing/sample-release.ts';
import { targetKinds } from '../testing/test-targets.ts';
import type { Target } from '../targets/target.ts';
import { publishRelease } from './publish-release.ts';

describe.each(targetKinds)('on %s', (_kind, open) => {
  let target: Target;
  const provide = (names: object) =>
    target.write('provided-names.json', new TextEncoder().encode(JSON.stringify(names)), null);

  beforeEach(async () => {
    target = await open();
    await publishSite(target, ['shop', 'desk']);
  });

  it('publishes a release whose imports the shell provides', async () => {
    await provide({ '@showcase/ui': ['Button', 'Chip'] });
    const release = await prepareSample('shop', '2.0.0', { imports: { '@showcase/ui': ['Chip'] } });
    await publishRelease(target, release);
    expect((await readSite(target)).shop?.active).toBe('2.0.0');
  });

  it('writes nothing if the shell lacks a name', async () => {
    await provide({ '@showcase/ui': ['Button'] });
    const release = await prepareSample('shop', '2.0.0', { imports: { '@showcase/ui': ['Chip'] } });
    await expect(publishRelease(target, release)).rejects.toThrow(
      'shop 2.0.0 imports Chip of @showcase/ui',
    );
    expect((await readSite(target)).shop?.active).toBe('1.0.0');
    expect(await readText(target, 'r/shop/2.0.0/remoteEntry.js')).toBeUndefined();
  });

  it('publishes to a site whose shell does not list its names', async () => {
    const release = await prepareSample('shop', '2.0.0', { imports: { '@showcase/ui': ['Chip'] } });
    await publishRelease(target, release);
    expect((await readSite(target)).shop?.active).toBe('2.0.0');
  });
});
