import { resolve } from 'node:path';
import { build } from 'vite';
import { edgeBuild } from '../../vite-server.ts';
import { root } from '../project.ts';

/** Writes the code of a folder's workers; their entries are written with each release. */
export async function bundleWorkers(site: string): Promise<void> {
  const entry = resolve(root, 'tooling/serve/src/edge/worker.ts');
  const outDir = resolve(site, 'cloudflare');
  await build(edgeBuild({ entry, outDir, file: 'site.js', external: ['node:crypto'] }));
}
