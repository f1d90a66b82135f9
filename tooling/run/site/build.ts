import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseLocally } from '@showcase/release';
import { build } from 'vite';
import { buildEverything } from '../build.ts';
import { remoteNames, root } from '../project.ts';
import { runCommand } from '../releases/run-command.ts';
import { siteFiles } from './root-files.ts';
import { readSiteConfig } from './site-config.ts';
import { updateSite } from './update-site.ts';
import { edgeBuild } from '../../vite-server.ts';

/**
 * `npm run site:build -- --config prod.json --out site/` writes a folder that a host for static files serves as it is. In a folder of an
 * earlier build, a release stays active that was rolled back to, and the files of open tabs stay.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { config: { type: 'string' }, out: { type: 'string' } },
  });
  if (!values.config || !values.out) {
    throw new Error('Which site? npm run site:build -- --config prod.json --out site/');
  }
  const from = process.env.INIT_CWD ?? process.cwd();
  const config = await readSiteConfig(resolve(from, values.config));
  const out = resolve(from, values.out);
  const built = await buildEverything();
  if (!built.passed) throw new Error('The build failed. See the output above.');

  await releaseLocally({
    root,
    names: ['shell', ...remoteNames()],
    site: siteFiles(out),
    keepActiveVersion: true,
    copies: 'small',
  });
  await bundleWorkers(out);
  await writeFile(resolve(out, 'config.json'), JSON.stringify(config, null, 2));
  await updateSite(out);
  console.log(`${out} is ready to be served.`);
});

/** Writes the code of a folder's workers; their entries are written with each release. */
async function bundleWorkers(site: string): Promise<void> {
  const entry = resolve(root, 'tooling/serve/src/edge/worker.ts');
  const outDir = resolve(site, 'cloudflare');
  await build(edgeBuild({ entry, outDir, file: 'site.js', external: ['node:crypto'] }));
}
