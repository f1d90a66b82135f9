import { parseArgs } from 'node:util';
import { changeRollout } from '@showcase/release';
import { noteStaticPages, openSite, readPercent, updatePages } from './command.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run rollout -- public-site 50` changes the share of visitors that gets a release made with `--percent`: 100 makes it active for
 * everyone, 0 ends the rollout; with `--to`, on another site; with `--force`, even if it does not fit the other active releases.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  const [name, text] = positionals;
  if (!name) throw new Error('Which one? npm run rollout -- public-site 50');
  const percent = readPercent(text, 0, 100);
  const site = await openSite(values.to);
  const version = await changeRollout(site, name, { percent, force: values.force });
  await updatePages(values.to);
  if (percent === 100) console.log(`${name} ${version} is active for everyone.`);
  else if (percent === 0) console.log(`${name} ${version} is not rolled out any more.`);
  else {
    console.log(`${name} ${version} is for ${percent} % of the visitors.`);
    noteStaticPages(values.to);
  }
});
