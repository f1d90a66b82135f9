import { stripVTControlCharacters } from 'node:util';

/** The file that Vitest reported last as failed, by task: the names of its failed tests follow. */
const failedFiles = new Map<string, string>();
let isAnnounced = false;

/** Prints the command that repeats what failed, if it is the first failure of this run. */
export function announceFailure(command: string | null): void {
  if (!command || isAnnounced) return;
  isAnnounced = true;
  console.error(`\nThe first failure. To repeat it alone:\n  ${command}\n`);
}

/**
 * The command that repeats the test that a line of Vitest through Turborepo (`❯ file (2 tests | 1 failed)`, then `× name`) or of
 * Playwright (`✘ 3 [project] › file:line:column › name`) reports as failed; null for other lines.
 */
export function repeatTest(line: string): string | null {
  const text = stripVTControlCharacters(line);
  const journey = /✘ +\d+ +\[[^\]]+\] › (\S+:\d+):\d+ › /.exec(text)?.[1];
  if (journey) return `npm run test:journeys -- ${journey}`;
  const [, workspace, task, message = ''] = /^(@[\w/-]+):([\w:]+): (.*)$/.exec(text) ?? [];
  if (!workspace || !task) return null;
  const file = /❯ (?:.* )?(\S+\.test\.tsx?) \(\d+ tests? \|.* failed/.exec(message)?.[1];
  if (file) failedFiles.set(workspace, file);
  const name = /^ +× (.+?)(?: \d+ms)?$/.exec(message)?.[1];
  if (!name) return null;
  const pattern = (name.split(' > ').at(-1) ?? name).replaceAll(/[^\w ]/g, '.');
  const command = task === 'test' ? 'npm test' : `npm run ${task}`;
  return `${command} -w ${workspace} -- ${failedFiles.get(workspace) ?? ''} -t "${pattern}"`;
}
