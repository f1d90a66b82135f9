import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readRegistry } from '@showcase/release';
import { folderSize, kilobytes } from './size.ts';
import { registryFile, releasesDir } from '../project.ts';

/** `npm run releases` lists all releases, oldest first; `→` marks the active ones. */
const { remotes } = await readRegistry(registryFile);

for (const [name, { active, versions }] of Object.entries(remotes)) {
  console.log(name);
  for (const version of Object.keys(versions)) {
    const folder = resolve(releasesDir, name, version);
    const { birthtime } = await stat(folder);
    const { bytes } = await folderSize(folder);
    const marker = version === active ? '→' : ' ';
    const at = birthtime.toISOString().slice(0, 16).replace('T', ' ');
    console.log(`  ${marker} ${version.padEnd(24)} ${at}  ${kilobytes(bytes).padStart(9)}`);
  }
}
if (Object.keys(remotes).length === 0) console.log('There are no releases yet.');
