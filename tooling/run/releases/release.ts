import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  prepareLocally,
  publishRelease,
  readLiveRegistry,
  type PublishOptions,
  type Target,
} from '@showcase/release';
import { noteEnded, noteStaticPages, openSite, readPercent, updatePages } from './command.ts';
import { runCommand } from './run-command.ts';
import { folderSize, kilobytes } from './size.ts';
import { run } from '../outcomes/command.ts';
import { localDir, localSite, remoteNames, root } from '../project.ts';

/** Releases for other machines, apart from the local ones, which are compressed quickly. */
const outgoing = {
  releases: resolve(localDir, 'outgoing/releases'),
  shells: resolve(localDir, 'outgoing/shells'),
};

/**
 * `npm run release -- public-site` builds and tests that remote, or the shell, alone, releases it and makes the release active on this
 * machine, or on the site at `--to`. `--percent 10` gives it to that share of the visitors only; `--first` allows a site without a
 * registry; `--versions` says how many versions its registry lists; `--force` releases what does not fit the other active releases;
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
      force: { type: 'boolean', default: false },
      percent: { type: 'string' },
      versions: { type: 'string', default: '10' },
    },
  });
  const known = ['shell', ...remoteNames()];
  const unknown = names.filter((name) => !known.includes(name));
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(`Which one? npm run release -- ${known.join(' | ')}`);
  }
  const versions = Number(values.versions);
  if (!Number.isInteger(versions) || versions < 1) throw new Error('--versions needs a number.');
  const percent = values.percent === undefined ? undefined : readPercent(values.percent, 1, 99);
  const site = await openSite(values.to);
  const isLocal = values.to === undefined;
  // Before a build that takes minutes.
  if (!isLocal && !values.first) await readLiveRegistry(site);
  for (const name of names) {
    if (!values.built) await buildAndTest(name);
    await releaseOne(site, name, {
      isLocal,
      isFirst: values.first || isLocal,
      force: values.force,
      percent,
      versions,
    });
  }
  await updatePages(values.to);
  if (percent !== undefined) noteStaticPages(values.to);
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
  options: PublishOptions & { isLocal: boolean },
): Promise<void> {
  const prepared = await (options.isLocal
    ? prepareLocally({ root, name, site: localSite, copies: 'quick' })
    : prepareLocally({ root, name, site: outgoing, copies: 'small' }));
  const ended = await publishRelease(site, prepared, options);
  const { bytes, files } = await folderSize(prepared.folder);
  const share = options.percent === undefined ? '' : `, for ${options.percent} % of the visitors`;
  console.log(
    `Released ${name} ${prepared.version} to ${site.name}${share}: ${files} files, ${kilobytes(bytes)}.`,
  );
  noteEnded(name, ended);
}
