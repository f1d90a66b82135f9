import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { computeIntegrity, readRegistry, releaseLocally } from '@showcase/release';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPorts, shellPort } from '../../ports.ts';
import { newRemote } from './new-remote.ts';

const run = promisify(execFile);
const original = resolve(import.meta.dirname, '../../..');
const ports = readPorts(original);
/** One that no remote has. */
const name = `billing${'-more'.repeat(Object.keys(ports).length)}`;
let root: string;
let app: string;

/** The requirements for building and checking a new remote, except its packages, which are linked. */
beforeAll(async () => {
  root = await mkdtemp(resolve(tmpdir(), 'new-remote-'));
  removeAtEnd(root);
  app = resolve(root, 'apps', name);
  const { stdout } = await run('git', ['ls-files', 'apps', 'packages', 'tooling', '.github'], {
    cwd: original,
  });
  const otherChecks = [
    '.gitignore',
    'package.json',
    'tsconfig.json',
    '.oxlintrc.json',
    'docs/glossary.md',
    'README.md',
    'e2e/screens/site-pages.ts',
    '.oxfmtrc.json',
    '.dependency-cruiser.mjs',
    'knip.json',
    'stylelint.config.mjs',
  ];
  for (const file of [...stdout.trim().split('\n'), ...otherChecks]) {
    await cp(resolve(original, file), resolve(root, file)).catch(ignoreDeleted);
  }
  await symlink(resolve(original, 'node_modules'), resolve(root, 'node_modules'));
  await newRemote(root, name);
});

it.each([
  ['is formatted', 'oxfmt', ['--check']],
  ['compiles and passes the linter', 'oxlint', []],
  ['passes its tests', 'vitest', ['run']],
])('a new remote %s', async (_what, command, args) => {
  await expect(runInApp(command, args)).resolves.toBeDefined();
});

it.each([
  ['declares only the packages that it uses', 'knip', ['--workspace', `apps/${name}`]],
  // The linked packages lie outside the copy, where no rule knows them.
  [
    'follows the import rules',
    'depcruise',
    ['--do-not-follow', 'node_modules|/packages/', `apps/${name}`],
  ],
])('a new remote %s', async (_what, command, args) => {
  await expect(runInApp(command, args, root)).resolves.toBeDefined();
});

describe('two releases of a new remote', () => {
  let releases: string;
  let registry: string;
  let first: string;
  let second: string;
  let firstAsReleased: Awaited<ReturnType<typeof computeIntegrity>>;

  const release = async () => {
    const site = { releases, shells: '', registry };
    const [version = ''] = await releaseLocally({ root, names: [name], site });
    return version;
  };

  beforeAll(async () => {
    releases = resolve(root, 'releases');
    registry = resolve(root, 'registry.json');
    await runInApp('vite', ['build']);
    first = await release();
    firstAsReleased = await computeIntegrity(resolve(releases, name, first));
    await writeFile(resolve(app, 'src/pages/own.css'), '.bill { color: red; }');
    const page = resolve(app, `src/pages/${name}-page.tsx`);
    await writeFile(page, `import './own.css';\n${await readFile(page, 'utf8')}`);
    await runInApp('vite', ['build']);
    second = await release();
  });

  it('do not change the first one, and make the second one active', async () => {
    expect(second).not.toBe(first);
    expect(await release()).toBe(second);

    expect(await computeIntegrity(resolve(releases, name, first))).toEqual(firstAsReleased);
    const released = (await readRegistry(registry)).remotes[name];
    expect(released?.active).toBe(second);
    expect(Object.keys(released?.versions ?? {})).toEqual([first, second]);
  });

  it('contain no files that only the build reads', () => {
    const files = Object.keys(firstAsReleased).filter((file) => !file.startsWith('assets/'));
    expect(files).toEqual(['licences.md', 'release.json', 'remoteEntry.js']);
  });

  it('contain imported styles as one file that blocks no module', async () => {
    const { remotes } = await readRegistry(registry);
    const { styles = [], integrity = {} } = remotes[name]?.versions[second] ?? {};
    expect(styles).toEqual([expect.stringMatching(/^assets\/[\w-]+\.css$/)]);
    const modules = Object.keys(integrity).filter((file) => file.endsWith('.js'));
    const codes = modules.map((file) => readFile(resolve(app, 'dist', file), 'utf8'));
    const file = String(styles[0]?.split('/').at(-1));
    expect((await Promise.all(codes)).filter((code) => code.includes(file))).toEqual([]);
  });
});

it('fails the build if it contains a secret key', async () => {
  const page = resolve(app, `src/pages/${name}-page.tsx`);
  const text = await readFile(page, 'utf8');
  await writeFile(page, `${text}\nconsole.log('sb_secret_0123456789abcdef');\n`);
  await expect(runInApp('vite', ['build'])).rejects.toThrow('holds a secret key');
  await writeFile(page, text);
});

it('has its own port, release workflow, code owners, row in the README and picture', async () => {
  const nextPort = Math.max(shellPort, ...Object.values(ports)) + 1;
  expect(readPorts(root)).toEqual({ ...ports, [name]: nextPort });
  const workflow = await readFile(resolve(root, `.github/workflows/release-${name}.yml`), 'utf8');
  expect(workflow).toContain(`remote: ${name}`);
  expect(workflow).not.toContain('onboarding');
  const owners = await readFile(resolve(root, '.github/CODEOWNERS'), 'utf8');
  expect(owners).toMatch(new RegExp(`^/apps/${name}/ +@bolt-showcase/${name}$`, 'm'));
  expect(await readFile(resolve(root, 'README.md'), 'utf8')).toContain(`\n| \`apps/${name}\` |`);
  const pages = await readFile(resolve(root, 'e2e/screens/site-pages.ts'), 'utf8');
  expect(pages).toContain(`path: '/dashboard/${name}'`);
});

it.each([['Billing'], ['1st'], ['a_b'], ['../x'], ['']])(
  'rejects the name "%s"',
  async (invalid) => {
    await expect(newRemote(root, invalid)).rejects.toThrow('is not a valid remote name');
  },
);

it('rejects a name that every object has', async () => {
  await expect(newRemote(root, 'constructor')).rejects.toThrow('a name that every object has');
});

it('does not overwrite a remote', async () => {
  await expect(newRemote(root, 'admin')).rejects.toThrow('apps/admin already exists.');
});

/** Like a developer's shell: the federation plug-in disables itself when it detects a test run. */
function runInApp(command: string, args: string[], cwd = app) {
  const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env;
  return run(resolve(original, 'node_modules/.bin', command), args, { cwd, env });
}

/** Another process removes the folder when this one is gone: no hook runs after Ctrl-C, and one that is too late may still write. */
function removeAtEnd(folder: string) {
  const code = `process.stdin.on('end', () => {
    fs.rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 9 });
  }).resume()`;
  spawn(process.execPath, ['-e', code, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  }).unref();
}

/** A file may be deleted but not committed yet. */
function ignoreDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
