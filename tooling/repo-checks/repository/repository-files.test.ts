import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPorts, shellPort } from '../../ports.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

const workspaces = globSync('{{apps,packages,tooling}/*,supabase,e2e}/package.json', {
  cwd: root,
}).map((path) => dirname(path));

describe('the linter', () => {
  const readLint = (path: string) => {
    const { scripts } = JSON.parse(read(`${path}/package.json`)) as { scripts: { lint?: string } };
    return scripts.lint;
  };
  const [, ...leftOut] = readLint('.')?.split(' --ignore-pattern=/') ?? [];

  it.each(workspaces.filter((path) => leftOut.some((folder) => `${path}/`.startsWith(folder))))(
    'checks %s on its own, as the root leaves it out',
    (path) => {
      expect(readLint(path)).toBe('oxlint');
    },
  );
});

describe('code owners', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const owners = new Map(lines.map((line) => line.split(/ +/) as [string, string]));

  it.each(workspaces)('%s has a team', (path) => {
    expect(owners.get(`/${path}/`)).toMatch(/^@bolt-showcase\/[a-z-]+$/);
  });

  it('names no folder that is gone', () => {
    const folders = [...owners.keys()].filter((path) => path !== '*');
    expect(folders.filter((path) => !existsSync(resolve(root, `.${path}`)))).toEqual([]);
  });
});

it.each(workspaces.filter((path) => !path.startsWith('tooling/')))('README.md names %s', (path) => {
  expect(read('README.md')).toContain(`\`${path}\``);
});

describe('a remote', () => {
  const remotes = globSync('apps/*/src/remote.ts', { cwd: root }).map((path) =>
    basename(dirname(dirname(path))),
  );
  const ports = readPorts(root);

  it.each(remotes)('%s has a port of its own in its package.json', (name) => {
    const { [name]: port, ...others } = ports;
    expect(port).toBeGreaterThan(0);
    expect([shellPort, ...Object.values(others)]).not.toContain(port);
  });

  it.each(remotes)('%s has a workflow that releases it', (name) => {
    expect(read(`.github/workflows/release-${name}.yml`)).toMatch(
      new RegExp(`remote: ${name}$`, 'm'),
    );
  });
});

describe('the version of Node', () => {
  const [major] = read('.node-version').split('.');

  it.each(globSync('.github/workflows/*.yml', { cwd: root }))('is read by %s', (path) => {
    const steps = read(path).split(/^ +- /m);
    const setups = steps.filter((step) => step.startsWith('uses: actions/setup-node@'));
    const others = setups.filter((step) => !step.includes('node-version-file: .node-version'));
    expect(others).toEqual([]);
  });

  it('is that of the dev container', () => {
    const { image } = JSON.parse(read('.devcontainer/devcontainer.json')) as { image: string };
    expect(image).toMatch(new RegExp(`:${major}-`));
  });
});
