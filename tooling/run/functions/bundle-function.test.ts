import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../project.ts';
import { bundleFunction, functionNames, readImports } from './bundle-function.ts';

type Lock = { packages: Record<string, { version?: string }> };

const lock = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as Lock;
const outDir = mkdtempSync(resolve(tmpdir(), 'functions-'));
afterAll(() => rmSync(outDir, { recursive: true }));

/** The version that the mails' package is tested with, if it has one of its own. */
function installedVersion(name: string): string | undefined {
  const paths = ['packages/mail/node_modules', 'node_modules'].map((path) => `${path}/${name}`);
  return paths.map((path) => lock.packages[path]?.version).find((version) => version !== undefined);
}

describe.each(functionNames())('the function %s', (name) => {
  it('is one file that imports only the packages of its deno.json', async () => {
    const folder = resolve(outDir, name);
    const imports = await bundleFunction(name, folder);

    const packages = imports.filter((it) => !it.startsWith('node:'));
    expect(packages.toSorted()).toEqual(Object.keys(readImports(name)).toSorted());
    expect(readdirSync(folder)).toEqual(['index.js']);
    const code = readFileSync(resolve(folder, 'index.js'), 'utf8');
    expect(code, 'nothing that Deno does not have').not.toMatch(/\brequire\(["']/);
  });

  it('gets the versions that are tested here', () => {
    const installed = Object.keys(readImports(name)).map((it) => [
      it,
      `npm:${it}@${installedVersion(it)}`,
    ]);

    expect(readImports(name)).toEqual(Object.fromEntries(installed));
  });

  it('is deployed as this file', () => {
    const config = readFileSync(resolve(root, 'supabase/config.toml'), 'utf8');

    expect(config).toContain(`[functions.${name}]
verify_jwt = false
entrypoint = "./functions/${name}/dist/index.js"
import_map = "./functions/${name}/deno.json"
`);
  });
});
