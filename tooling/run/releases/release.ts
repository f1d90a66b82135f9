import { resolve } from 'node:path';
import { releaseRemote } from '@showcase/release';
import { folderSize, kilobytes } from './size.ts';
import { run } from '../outcomes/command.ts';
import { registryFile, releasesDir, remoteNames, root } from '../project.ts';

/** `npm run release -- public-site` builds and tests that remote alone, releases it and makes the release active. */
const names = process.argv.slice(2);

await release().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});

async function release(): Promise<void> {
  const known = remoteNames();
  const unknown = names.filter((name) => !known.includes(name));
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(`Which remote? npm run release -- ${known.join(' | ')}`);
  }
  for (const name of names) await releaseOne(name);
}

async function releaseOne(name: string): Promise<void> {
  const started = performance.now();
  const outcome = await run(name, 'turbo', [
    'run',
    'build',
    'test',
    `--filter=./apps/${name}`,
    '--output-logs=errors-only',
  ]);
  if (!outcome.passed) throw new Error(`${name} was not released: its build or its tests failed.`);
  const version = await releaseRemote({
    root,
    name,
    releases: releasesDir,
    registry: registryFile,
  });
  const { bytes, files } = await folderSize(resolve(releasesDir, name, version));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Released ${name} ${version}: ${files} files, ${kilobytes(bytes)}, ${seconds} s with its tests.`,
  );
}
