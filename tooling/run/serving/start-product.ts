import { resolve } from 'node:path';
import { startLocalSupabase } from '@showcase/local-supabase';
import { releaseLocally } from '@showcase/release';
import { localConfig, remoteNames, root } from '../project.ts';

/** What a benchmark measures: the built shell and remotes, released into an empty folder, on a backend of its own. */
export async function startProduct(folder: string) {
  const site = {
    releases: resolve(folder, 'releases'),
    shells: resolve(folder, 'shells'),
    registry: resolve(folder, 'registry.json'),
  };
  await releaseLocally({ root, names: ['shell', ...remoteNames()], site });
  const backend = await startLocalSupabase({
    root,
    dataDir: resolve(folder, 'data'),
    port: 0,
    siteUrl: 'http://localhost',
  });
  return {
    site,
    backend,
    config: { ...localConfig, supabaseKey: backend.publishableKey },
  };
}
