import { resolve } from 'node:path';
import { importProduct } from '../against/product.ts';
import { localConfig, remoteNames, root as ownRoot } from '../project.ts';

/** The product that a benchmark measures: the built shell and remotes of a checkout, released into an empty folder, on a backend of its own. */
export async function startProduct(folder: string, root = ownRoot) {
  const { releaseLocally, startLocalSupabase } = await importProduct(root);
  const site = {
    releases: resolve(folder, 'releases'),
    shells: resolve(folder, 'shells'),
    registry: resolve(folder, 'registry.json'),
  };
  await releaseLocally({ root, names: ['shell', ...remoteNames(root)], site });
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
