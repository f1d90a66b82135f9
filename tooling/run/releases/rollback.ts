import { parseArgs } from 'node:util';
import { readLiveRegistry, rollBack } from '@showcase/release';
import { openSite, runCommand } from './command.ts';

/** `npm run rollback -- public-site` makes a remote's previous release active, or the version given; with `--to`, on another site. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [name, version] = positionals;
  const site = await openSite(values.to);
  if (!name) {
    const names = Object.keys((await readLiveRegistry(site)).remotes);
    throw new Error(`Which remote? npm run rollback -- ${names.join(' | ')}`);
  }
  console.log(`${name} ${await rollBack(site, name, version)} is active again.`);
});
