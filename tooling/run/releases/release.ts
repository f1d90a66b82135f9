import { parseArgs } from 'node:util';
import { prepareRelease, publishRelease, readLiveRegistry, type Target } from '@showcase/release';
import { openSite, runCommand } from './command.ts';
import { folderSize, kilobytes } from './size.ts';
import { run } from '../outcomes/command.ts';
import { releasesDir, remoteNames, root } from '../project.ts';

/**
 * `npm run release -- public-site` builds and tests that remote alone, releases it and makes the release active on this machine, or on the
 * site at `--to`. `--first` allows a site without a registry; `--versions` says how many versions its registry lists;
 * `--built` publishes what an earlier run has built and tested.
 */
await runCommand(release);

async function release(): Promise<void> {
  const { positionals: names, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      first: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      versions: { type: 'string', default: '10' },
    },
  });
  const known = remoteNames();
  const unknown = names.filter((name) => !known.includes(name));
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(`Which remote? npm run release -- ${known.join(' | ')}`);
  }
  const versions = Number(values.versions);
  if (!Number.isInteger(versions) || versions < 1) throw new Error('--versions needs a number.');
  const site = await openSite(values.to);
  const isLocal = values.to === undefined;
  // Before a build that takes minutes.
  if (!isLocal && !values.first) await readLiveRegistry(site);
  for (const name of names) {
    if (!values.built) await buildAndTest(name);
    await releaseOne(site, name, { isFirst: values.first, versions, withShell: isLocal });
  }
}

async function buildAndTest(name: string): Promise<void> {
  const outcome = await run(name, 'turbo', [
    'run',
    'build',
    'test',
    `--filter=./apps/${name}`,
    '--output-logs=errors-only',
  ]);
  if (!outcome.passed) throw new Error(`${name} was not released: its build or its tests failed.`);
}

async function releaseOne(
  site: Target,
  name: string,
  options: { isFirst: boolean; versions: number; withShell: boolean },
): Promise<void> {
  const prepared = await prepareRelease({ root, name, releases: releasesDir });
  await publishRelease(site, prepared, options);
  const { bytes, files } = await folderSize(prepared.folder);
  console.log(
    `Released ${name} ${prepared.version} to ${site.name}: ${files} files, ${kilobytes(bytes)}.`,
  );
}
