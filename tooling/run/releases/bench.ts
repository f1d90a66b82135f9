import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { run } from '../outcomes/command.ts';
import { folderSize, kilobytes } from './size.ts';
import { remoteNames, root } from '../project.ts';

/** `npm run bench:release` builds everything, then each remote alone, without a cache; prints times and bytes as ratios. */
const apps = ['shell', ...remoteNames()];
const everything = await build(apps);
console.log(`\neverything    ${line(everything)}`);
for (const name of remoteNames()) {
  const singleBuild = await build([name]);
  const ratio = (part: number, whole: number) => (part / whole).toFixed(2);
  console.log(
    `${name.padEnd(18)} ${line(singleBuild)}  time ${ratio(singleBuild.seconds, everything.seconds)}  bytes ${ratio(singleBuild.bytes, everything.bytes)}`,
  );
}

async function build(names: string[]) {
  const dists = names.map((name) => resolve(root, 'apps', name, 'dist'));
  await Promise.all(dists.map((dist) => rm(dist, { recursive: true, force: true })));
  const filters = names.map((name) => `--filter=./apps/${name}`);
  const args = ['run', 'build', '--force', '--output-logs=errors-only', ...filters];
  const { passed, seconds } = await run(names.join(', '), 'turbo', args);
  if (!passed) throw new Error(`The build of ${names.join(', ')} failed.`);
  const sizes = await Promise.all(dists.map(folderSize));
  return { seconds, bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0) };
}

function line({ seconds, bytes }: { seconds: number; bytes: number }): string {
  return `${seconds.toFixed(1).padStart(6)} s  ${kilobytes(bytes).padStart(9)}`;
}
