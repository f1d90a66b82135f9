import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { completeFederation } from '../../vite-federation.ts';
import { ENTRY } from '../../vite-remote.ts';

/** An entry that is not read before the federation plug-in has stopped waiting for it, and says so. */
function lateEntry(): Plugin {
  const warned = new Promise<void>((resolve) => {
    vi.spyOn(console, 'warn').mockImplementation(() => resolve());
  });
  return {
    name: 'late-entry',
    resolveId: (id) => (id === 'late-entry' ? id : null),
    async load(id) {
      if (id !== 'late-entry') return null;
      await warned;
      return 'export const late = true;';
    },
  };
}

it('ends the build if the federation plug-in did not wait for a module', async () => {
  const root = await mkdtemp(join(tmpdir(), 'federation-'));
  onTestFinished(() => rm(root, { recursive: true }));
  // The federation plug-in does nothing in a process of tests.
  for (const name of ['NODE_ENV', 'VITEST', 'JEST_WORKER_ID']) vi.stubEnv(name, undefined);
  const building = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [lateEntry(), completeFederation({ name: 'late', dts: false }, 'build', 0.1)],
    build: { write: false, rolldownOptions: { input: 'late-entry' } },
  });
  await expect(building).rejects.toThrow('no module activity for 0.1s, forcing resolve');
});

it('calls the federation plug-in for its own modules, imports of packages and the entry of a remote', () => {
  const shared = { react: { singleton: true, import: false as const } };
  const exposes = { './remote': './src/remote.ts' };
  const options = { name: 'called', exposes, shared, dts: false };
  const plugins = completeFederation(options, 'build') as Plugin[];
  const hooks = (name: 'resolveId' | 'load' | 'transform') =>
    plugins.map((plugin) => plugin[name]).filter((hook) => hook);

  for (const hook of hooks('resolveId')) {
    expect(hook).toHaveProperty('filter.id.exclude', /^\.{1,2}\//);
  }
  for (const hook of hooks('load')) expect(hook).toHaveProperty('filter.id', [/virtual:mf/, ENTRY]);
  expect(hooks('transform').map((hook) => hook && 'filter' in hook && hook.filter)).toEqual(
    expect.arrayContaining([{ id: ENTRY }, { id: /virtual:mf/ }]),
  );
});
