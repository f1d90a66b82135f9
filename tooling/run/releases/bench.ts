import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { againstOptions, openCheckouts } from '../against/checkouts.ts';
import type { Figure } from '../against/comparison.ts';
import { namesOf, printRounds } from '../against/rounds.ts';
import { run } from '../outcomes/command.ts';
import { folderSize } from './size.ts';
import { remoteNames } from '../project.ts';

/**
 * `npm run bench:release` builds everything, then each remote alone, without a cache; prints times and bytes, and which part they are
 * of everything's.
 */
const { values } = parseArgs({ options: againstOptions });
const checkouts = await openCheckouts(values.against);
await printRounds(checkouts, Number(values.runs), measure, namesOf(checkouts));

async function measure({ root }: { root: string }): Promise<Figure[]> {
  const remotes = remoteNames(root);
  const everything = await build(root, ['shell', ...remotes]);
  const figures = list('everything', everything);
  for (const name of remotes) {
    const { seconds, bytes } = await build(root, [name]);
    figures.push(
      ...list(name, { seconds, bytes }),
      { label: `${name}: part of the time`, unit: '', value: seconds / everything.seconds },
      { label: `${name}: part of the bytes`, unit: '', value: bytes / everything.bytes },
    );
  }
  return figures;
}

function list(name: string, { seconds, bytes }: { seconds: number; bytes: number }): Figure[] {
  return [
    { label: `${name}: time`, unit: 's', value: seconds },
    { label: `${name}: bytes`, unit: 'kB', value: bytes },
  ];
}

async function build(root: string, names: string[]) {
  const dists = names.map((name) => resolve(root, 'apps', name, 'dist'));
  await Promise.all(dists.map((dist) => rm(dist, { recursive: true, force: true })));
  const filters = names.map((name) => `--filter=./apps/${name}`);
  const args = ['run', 'build', '--force', '--output-logs=errors-only', ...filters];
  const { passed, seconds } = await run(names.join(', '), 'turbo', args, { folder: root });
  if (!passed) throw new Error(`The build of ${names.join(', ')} failed.`);
  const sizes = await Promise.all(dists.map(folderSize));
  return { seconds, bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0) };
}
