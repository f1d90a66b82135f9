import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkPackages } from './link-packages.ts';
import { findCommit, git } from './work-tree.ts';

let repository = '';

beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'work-tree-test-'));
  git(repository, ['init', '--quiet']);
  await commitFile('first');
  git(repository, ['tag', 'v1']);
  await commitFile('second');
});
afterEach(() => rm(repository, { recursive: true, force: true }));

async function commitFile(text: string) {
  await writeFile(join(repository, 'file'), text);
  git(repository, ['add', 'file']);
  const author = ['-c', 'user.name=Ada Stone', '-c', 'user.email=ada@example.com'];
  git(repository, [...author, 'commit', '--quiet', '--message', text]);
}

it('finds a commit by its name', () => {
  expect(findCommit(repository, 'v1')).toBe(findCommit(repository, 'HEAD~1'));
  expect(findCommit(repository, 'v1')).toMatch(/^[\da-f]{40}$/);
});

it.each(['v2', 'HEAD~7', '--all', ''])('says that %j is no commit', (name) => {
  expect(() => findCommit(repository, name)).toThrow(
    `--against needs a commit of this repository; '${name}' is none.`,
  );
});

it('removes the work tree when its process ends', async () => {
  const file = pathToFileURL(join(import.meta.dirname, 'work-tree.ts')).href;
  const code = `
    import { addWorkTree } from '${file}';
    import { readFileSync } from 'node:fs';
    const folder = addWorkTree(${JSON.stringify(repository)}, 'v1');
    console.log(JSON.stringify({ folder, text: readFileSync(folder + '/file', 'utf8') }));
    process.kill(process.pid, 'SIGINT');
    setInterval(() => undefined, 1000);`;
  const program = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  const { code: exitCode, stdout } = (await program.catch((error: unknown) => error)) as {
    code: number;
    stdout: string;
  };
  const { folder, text } = JSON.parse(stdout) as { folder: string; text: string };
  expect({ exitCode, text }).toEqual({ exitCode: 130, text: 'first' });
  expect(existsSync(join(folder, '..'))).toBe(false);
  expect(git(repository, ['worktree', 'list']).trim().split('\n')).toHaveLength(1);
});

it('links the packages, and leaves out what tools have written beside them', async () => {
  const [from, to] = [join(repository, 'from'), join(repository, 'to')];
  await mkdir(join(from, 'node_modules/one/.vite'), { recursive: true });
  await mkdir(join(from, 'node_modules/.cache'), { recursive: true });
  await mkdir(join(from, 'apps/site/node_modules/two'), { recursive: true });
  await mkdir(to);
  await writeFile(join(from, 'node_modules/one/index.js'), 'one');
  await writeFile(join(from, 'apps/site/node_modules/two/index.js'), 'two');
  await symlink('../apps/site', join(from, 'node_modules/site'));
  await writeFile(join(from, 'apps/site/page.ts'), '');
  linkPackages(from, to);

  expect(await readFile(join(to, 'apps/site/node_modules/two/index.js'), 'utf8')).toBe('two');
  expect(await readFile(join(to, 'node_modules/site/node_modules/two/index.js'), 'utf8')).toBe(
    'two',
  );
  const [source, target] = await Promise.all(
    [from, to].map((folder) => stat(join(folder, 'node_modules/one/index.js'))),
  );
  expect(target?.ino).toBe(source?.ino);
  for (const left of ['node_modules/.cache', 'node_modules/one/.vite', 'apps/site/page.ts'])
    expect(existsSync(join(to, left))).toBe(false);
});
