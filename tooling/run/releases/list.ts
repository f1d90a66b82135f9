import { parseArgs } from 'node:util';
import { readLiveRegistry, releasePath, type Target } from '@showcase/release';
import { openSite } from './command.ts';
import { runCommand } from './run-command.ts';
import { folderSize, kilobytes } from './size.ts';

/**
 * `npm run releases` lists all releases, oldest first; `→` marks the active ones, and a rollout has its share. With `--to`, those of
 * another site.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const site = await openSite(values.to);
  const none = { contract: 1, remotes: {} };
  const initial = values.to === undefined ? none : undefined;
  const { shell, remotes } = await readLiveRegistry(site, initial);
  const released = Object.entries({ ...(shell && { shell }), ...remotes });
  for (const [name, { active, rollout, versions }] of released) {
    console.log(name);
    for (const version of Object.keys(versions)) {
      const marker = version === active ? '→' : ' ';
      const share =
        version === rollout?.version ? `  for ${rollout.percent} % of the visitors` : '';
      console.log(
        `  ${marker} ${version.padEnd(24)} ${await describe(site, name, version)}${share}`,
      );
    }
  }
  if (released.length === 0) console.log('There are no releases yet.');
});

/** When it was released and, on this machine, its size. */
async function describe(site: Target, name: string, version: string): Promise<string> {
  const folder = releasePath(name, version);
  const details = await site.read(`${folder}release.json`);
  if (!details) return 'its files are missing';
  const at = (details.changedAt?.toISOString() ?? '').slice(0, 16).replace('T', ' ');
  if (!site.locate) return at;
  const { bytes } = await folderSize(site.locate(folder));
  return `${at}  ${kilobytes(bytes).padStart(9)}`;
}
