import { resolve } from 'node:path';
import { startLocalSupabase } from '@showcase/local-supabase';
import { releaseRemote } from '@showcase/release';
import { localConfig, remoteNames, root } from '../project.ts';

/** What a benchmark measures: the built remotes, released into an empty folder, on a backend of its own. */
export async function startProduct(folder: string) {
  const releases = resolve(folder, 'releases');
  const registry = resolve(folder, 'registry.json');
  for (const name of remoteNames()) await releaseRemote({ root, name, releases, registry });
  const backend = await startLocalSupabase({
    root,
    dataDir: resolve(folder, 'data'),
    port: 0,
    siteUrl: 'http://localhost',
  });
  return {
    releases,
    registry,
    backend,
    config: { ...localConfig, supabaseKey: backend.publishableKey },
  };
}
