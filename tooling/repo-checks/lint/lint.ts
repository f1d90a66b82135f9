import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../..');
const copied = [
  '.oxlintrc.json',
  'docs/glossary.md',
  'tsconfig.json',
  'tooling/tsconfig.base.json',
  'tooling/repo-checks',
];

/**
 * The findings of our configuration in files with these names and contents, by file: names of rules, and codes of the compiler.
 * The files are planted in a copy of the configuration, with the packages linked.
 */
export async function lintFiles(files: Record<string, string>): Promise<Map<string, string[]>> {
  const folder = await mkdtemp(resolve(tmpdir(), 'lint-'));
  for (const file of copied) {
    await cp(resolve(repository, file), resolve(folder, file), {
      recursive: true,
      filter: (source) => !/\/(violations|node_modules)$/.test(source),
    });
  }
  await symlink(resolve(repository, 'node_modules'), resolve(folder, 'node_modules'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(resolve(folder, file)), { recursive: true });
    await writeFile(resolve(folder, file), `${content}\n`);
  }
  const output = await runOxlint(folder, Object.keys(files));
  await rm(folder, { recursive: true });

  const found = new Map(Object.keys(files).map((file) => [file, [] as string[]]));
  for (const line of output.split('\n')) {
    const [file = '', name] = [line.split(':')[0], readName(line)];
    if (name) found.get(file)?.push(name);
  }
  return found;
}

function runOxlint(cwd: string, files: string[]): Promise<string> {
  const oxlint = resolve(repository, 'node_modules/.bin/oxlint');
  const args = ['--format=unix', ...files];
  return new Promise((done, fail) => {
    execFile(oxlint, args, { cwd, maxBuffer: 2 ** 24 }, (_error, stdout, stderr) => {
      if (/^\d+ problems?$/m.test(stdout)) done(stdout);
      else fail(new Error(`oxlint found nothing: ${stdout}${stderr}`));
    });
  });
}

/** `file:1:2: Message. [Error/plugin(rule)]` */
function readName(line: string): string | undefined {
  if (line.includes('Unused') && line.includes('directive')) return 'unused directive';
  if (line.endsWith(' [Error]')) return 'syntax';
  return /\[\w+\/(?:[\w-]+\()?([\w-]+)\)?\]$/.exec(line)?.[1];
}
