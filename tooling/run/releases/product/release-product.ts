import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeDate } from './changelog.ts';
import { runReleaseChecks, type Options } from './checks.ts';

/**
 * Runs all checks, and if all pass, writes the date into the changelog, commits that and tags the commit. Returns what to print. Throws
 * what to do if a check fails, when nothing has changed yet.
 */
export async function releaseProduct(
  options: Options & { date: string; isDryRun: boolean },
): Promise<string> {
  const { repository, version, date, isDryRun } = options;
  const checks = await runReleaseChecks(options);
  const lines = [...checks].flatMap(([name, problems]) => [
    `${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`,
    ...problems.map((problem) => `        ${problem}`),
  ]);
  const report = lines.join('\n');
  if ([...checks.values()].some((problems) => problems.length > 0))
    throw new Error(`${report}\n\n${version} was not released, and nothing has changed.`);
  if (isDryRun) return `${report}\n\nEverything is ready for ${version}. Nothing has changed.`;
  commitDate(repository, version, date);
  runGit(repository, ['tag', `v${version}`, '--message', `Release ${version}`]);
  return `${report}\n\nReleased ${version} on this machine. Publish it: git push origin main v${version}`;
}

function commitDate(repository: string, version: string, date: string): void {
  const file = resolve(repository, 'CHANGELOG.md');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, writeDate(before, version, date));
  try {
    runGit(repository, ['commit', '--quiet', '--message', `Release ${version}`, 'CHANGELOG.md']);
  } catch (error) {
    writeFileSync(file, before);
    throw error;
  }
}

/** Shows what Git says, such as that it does not know who commits. */
function runGit(repository: string, args: string[]): void {
  execFileSync('git', args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
}
