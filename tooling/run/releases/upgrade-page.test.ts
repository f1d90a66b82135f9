import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readRegistry } from '@showcase/release';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPageCommands } from '../../testing/page-commands.ts';
import { git } from '../against/work-tree.ts';
import { root } from '../project.ts';

const commands = readPageCommands('operating.md', 'Upgrade and way back');
/** `supabase/tests/schema/history/upgrade.test.ts` runs these. */
const ofDatabase = (command: string) => command.startsWith('npx supabase ');

let folder: string;
let checkout: string;

/** A product with the tools of this checkout, in two versions, and a checkout of the first one that has released it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  const origin = join(folder, 'origin');
  checkout = join(folder, 'checkout');
  await mkdir(origin);
  git(origin, ['init', '--quiet', '--initial-branch=main']);
  git(origin, ['config', 'user.name', 'Ada Stone']);
  git(origin, ['config', 'user.email', 'ada@example.com']);
  await copyTools(origin);
  await writeProduct(origin, '1.0.0');
  git(folder, ['clone', '--quiet', origin, checkout]);
  await symlink(resolve(root, 'node_modules'), join(checkout, 'node_modules'));
  await run('npm run release -- shell public-site --first --to site/');
  await writeProduct(origin, '1.1.0');
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function copyTools(origin: string) {
  const args = [
    'ls-files',
    'tooling/*.ts',
    'tooling/run',
    'turbo.json',
    'package.json',
    '.gitignore',
  ];
  for (const file of [...git(root, args).trim().split('\n'), '.node-version'])
    await cp(resolve(root, file), resolve(origin, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
}

const build = `import { cpSync } from 'node:fs'; cpSync('built', 'dist', { recursive: true });`;

/** Commits and tags a version whose builds are ready. */
async function writeProduct(origin: string, version: string) {
  const workspace = (name: string) =>
    JSON.stringify({ name, version, scripts: { build: 'node build.mjs', test: 'node --version' } });
  const files = {
    'package-lock.json': JSON.stringify({
      name: 'bolt-showcase',
      lockfileVersion: 3,
      packages: {},
    }),
    'packages/ui/package.json': workspace('ui'),
    'packages/data/package.json': workspace('data'),
    'packages/remote-contract/src/define.tsx':
      'export const CONTRACT_VERSION = 1; export const describeDefinition = (it) => it.own;',
    'apps/shell/package.json': workspace('shell'),
    'apps/shell/build.mjs': build,
    'apps/shell/public/favicon.svg': '<svg/>',
    'apps/shell/built/index.html': `<!doctype html><title>${version}</title>`,
    'apps/shell/built/provided-names.json': '{}',
    'apps/public-site/package.json': workspace('public-site'),
    'apps/public-site/build.mjs': build,
    'apps/public-site/src/remote.ts':
      "export const remote = { contract: 1, pages: [], own: { mount: '/', paths: [], signIn: [] } };",
    'apps/public-site/built/remoteEntry.js': `export const version = '${version}';`,
    'apps/public-site/built/mf-manifest.json': '{"exposes":[]}',
    'apps/public-site/built/imported-names.json': '{}',
    'apps/public-site/built/.vite/manifest.json': '{}',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(origin, file)), { recursive: true });
    await writeFile(join(origin, file), text);
  }
  git(origin, ['add', '--force', '.']);
  git(origin, ['commit', '--quiet', '--message', `Release ${version}`]);
  git(origin, ['tag', '--annotate', `v${version}`, '--message', `Release ${version}`]);
}

/** Types the command into a shell. The packages are installed: a lock file that is newer would say otherwise. */
async function run(command: string): Promise<string> {
  await utimes(join(checkout, 'package-lock.json'), 0, 0);
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') };
  return (await promisify(execFile)('sh', ['-c', command], { cwd: checkout, env })).stdout;
}

async function readActive(name: string): Promise<string> {
  const { shell, remotes } = await readRegistry(join(checkout, 'site/registry.json'));
  return String((name === 'shell' ? shell : remotes[name])?.active);
}

it('names the commands of each step, and those of its way back', () => {
  const verbs = ['git fetch', 'git switch', 'npm run releases', 'npx supabase db push'];
  for (const verb of verbs) expect(commands.join('\n')).toContain(verb);
  for (const name of ['shell', 'public-site'])
    for (const verb of ['release', 'rollback'])
      expect(commands).toContain(`npm run ${verb} -- ${name} --to site/`);
});

it('upgrades a site and goes back with each command of the page, in its order', async () => {
  for (const command of commands.filter((each) => !ofDatabase(each))) {
    const printed = await run(command);
    const [, verb, name = ''] = /^npm run (release|rollback) -- (\S+)/.exec(command) ?? [];
    if (verb)
      expect(await readActive(name)).toMatch(verb === 'release' ? /^1\.1\.0-/ : /^1\.0\.0-/);
    if (/^npm run releases/.test(command)) expect(printed).toMatch(/^shell\n {2}→ 1\.0\.0-/m);
  }
  expect(git(checkout, ['describe'])).toBe('v1.1.0\n');
}, 120_000);
