import { newRemote } from '@showcase/new-remote';
import { run } from './outcomes/command.ts';
import { root } from './project.ts';

/** `npm run new:remote -- billing` creates a remote with one page; the next start builds and releases it. */
const [name = ''] = process.argv.slice(2);

try {
  await newRemote(root, name);
  const { passed } = await run('install', 'npm', ['install', '--loglevel=error']);
  if (!passed) throw new Error('The packages could not be linked. See the output above.');
  console.log(`Created apps/${name} at /dashboard/${name}. npm start releases it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
