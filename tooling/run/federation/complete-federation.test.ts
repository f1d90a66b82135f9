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
    plugins: [lateEntry(), completeFederation({ name: 'late', dts: false }, 0.1)],
    build: { write: false, rolldownOptions: { input: 'late-entry' } },
  });
  await expect(building).rejects.toThrow('no module activity for 0.1s, forcing resolve');
});

it('lets the federation plug-in read the entry of a remote alone', () => {
  const shared = { react: { singleton: true, import: false as const } };
  const plugins = completeFederation({ name: 'entry', shared, dts: false }) as Plugin[];
  const reader = plugins.find(({ name }) => name === 'proxyPreBuildShared');
  expect(reader?.transform).toHaveProperty('filter.id', ENTRY);
  const files = ['/apps/admin/src/remote.ts', '/apps/admin/src/pages/page.tsx'];
  expect(files.filter((file) => ENTRY.test(file))).toEqual(files.slice(0, 1));
});
