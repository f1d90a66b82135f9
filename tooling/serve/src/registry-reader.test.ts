import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { createRegistryReader } from './registry-reader.ts';

const remoteAt = (version: string) => ({
  mount: '/',
  active: version,
  versions: { [version]: { paths: ['/'], entry: `/r/shop/${version}/remoteEntry.js` } },
});
const log = vi.fn();
let file: string;

beforeEach(async () => {
  log.mockReset();
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  file = join(folder, 'registry.json');
  return () => rm(folder, { recursive: true, force: true });
});

const write = (remotes: unknown) => writeFile(file, JSON.stringify({ contract: 1, remotes }));

it('reads every change of the file', async () => {
  const read = createRegistryReader(file, log);
  await write({ shop: remoteAt('1') });
  expect((await read()).remotes.shop?.active).toBe('1');
  await write({ shop: remoteAt('2') });
  expect((await read()).remotes.shop?.active).toBe('2');
  expect(log).not.toHaveBeenCalled();
});

it.each([
  ['is missing', () => rm(file)],
  ['is cut off', () => writeFile(file, '{"contract":1,"remo')],
  ['is an HTML page', () => writeFile(file, '<h1>Sign in</h1>')],
  ['names no remotes', () => writeFile(file, '{"contract":1}')],
  ['has only broken entries', () => write({ shop: null })],
])('uses the last valid registry while the file %s, and logs it once', async (_case, breakFile) => {
  const read = createRegistryReader(file, log);
  await write({ shop: remoteAt('1') });
  const good = await read();
  await breakFile();
  expect(await read()).toEqual(good);
  expect(await read()).toEqual(good);
  expect(log).toHaveBeenCalledTimes(1);
});

it('leaves out a remote with a name that every object has', async () => {
  const read = createRegistryReader(file, log);
  await write({ shop: remoteAt('1'), constructor: remoteAt('1') });
  expect(Object.keys((await read()).remotes)).toEqual(['shop']);
  expect(log).toHaveBeenLastCalledWith('registry: constructor is broken');
});

it.each([null, 'text', { version: '3', percent: 10 }, { version: '2', percent: 10 }])(
  'leaves out a broken rollout: %j',
  async (rollout) => {
    const read = createRegistryReader(file, log);
    const { versions, ...shop } = remoteAt('1');
    await write({ shop: { ...shop, rollout, versions: { ...versions, 2: { entry: '/e.js' } } } });
    expect((await read()).remotes.shop).toEqual({
      ...shop,
      versions: { ...versions, 2: { entry: '/e.js' } },
    });
    expect(log).toHaveBeenLastCalledWith('registry: the rollout of shop is broken');
  },
);

it('leaves out a rollout of a shell without files', async () => {
  const entry = { entry: '/s/1/index.html', integrity: {} };
  const shell = { active: '1', rollout: { version: '2', percent: 10 }, versions: { 1: entry } };
  const remotes = { shop: remoteAt('1') };
  await writeFile(file, JSON.stringify({ contract: 1, shell, remotes }));
  const registry = await createRegistryReader(file, log)();
  expect(registry.shell).toEqual({ active: '1', versions: { 1: entry } });
});

it('rejects if there has never been a registry', async () => {
  await expect(createRegistryReader(file, log)()).rejects.toThrow('There is no registry to serve');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('ENOENT'));
});

it.each([
  null,
  'text',
  { mount: '/', active: '9', versions: {} },
  { mount: '/', active: '1', versions: null },
  { mount: '/', active: '1', versions: { 1: { entry: '/e.js' } } },
  { mount: '/', active: '1', versions: { 1: { entry: '/e.js', paths: ['/'], styles: 7 } } },
])('leaves out a broken entry, or uses its last valid version: %j', async (broken) => {
  const read = createRegistryReader(file, log);
  await write({ shop: remoteAt('1'), desk: broken });
  expect(Object.keys((await read()).remotes)).toEqual(['shop']);
  expect(log).toHaveBeenLastCalledWith('registry: desk is broken');
  await write({ shop: broken, desk: remoteAt('3') });
  const { remotes } = await read();
  expect([remotes.shop?.active, remotes.desk?.active]).toEqual(['1', '3']);
  expect(log).toHaveBeenLastCalledWith('registry: shop is broken, the last good entry is served');
});
