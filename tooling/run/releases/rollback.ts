import { parseArgs } from 'node:util';
import { readLiveRegistry, rollBack } from '@showcase/release';
import { noteEnded, openSite, updatePages } from './command.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run rollback -- public-site` makes the previous release of a remote or of the shell active, or the version given; with `--to`, on
 * another site; with `--force`, even if it does not fit the other active releases. While a release is rolled out, it ends that rollout.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  const [name, version] = positionals;
  const site = await openSite(values.to);
  if (!name) {
    const { remotes, shell } = await readLiveRegistry(site);
    const names = [...(shell ? ['shell'] : []), ...Object.keys(remotes)];
    throw new Error(`Which one? npm run rollback -- ${names.join(' | ')}`);
  }
  const { active, ended } = await rollBack(site, name, { version, force: values.force });
  await updatePages(values.to);
  console.log(`${name} ${active} is active for everyone again.`);
  noteEnded(name, ended);
});
