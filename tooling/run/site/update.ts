import { resolve } from 'node:path';
import { runCommand } from '../releases/run-command.ts';
import { updateSite } from './update-site.ts';

/** `npm run site:update -- site/` writes again whatever depends on the registry and on `config.json`, for instance after an interrupted release. */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Which folder? npm run site:update -- site/');
  await updateSite(resolve(process.env.INIT_CWD ?? process.cwd(), folder));
});
