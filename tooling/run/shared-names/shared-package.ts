import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseAst, transformWithOxc } from 'vite';
import { z } from 'zod';
import { root } from '../project.ts';
import { findChange, nextVersion, type History } from './history.ts';

/** The packages whose main entry point the shell provides to every remote at run time. */
export const sharedPackages = ['ui', 'data', 'remote-contract'] as const;
export type SharedPackage = (typeof sharedPackages)[number];

const withVersion = z.object({ version: z.string() });
/** Keeps the order of the keys. */
const object = z.record(z.string(), z.unknown());
const historySchema = z.record(
  z.string(),
  z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
);

/** The names that a remote may import at run time; types are gone by then. */
export function readNames(name: SharedPackage): Promise<string[]> {
  return readExports(resolve(folder(name), 'src/index.ts'));
}

/** Reads the names from the text: an entry point only lists what it exports from other files. */
async function readExports(file: string): Promise<string[]> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const names: string[] = [];
  for (const node of parseAst(code).body) {
    if (node.type === 'ExportAllDeclaration')
      names.push(...(await readExports(resolve(file, '..', node.source.value))));
    else if (node.type === 'ExportNamedDeclaration' && !node.declaration)
      names.push(...node.specifiers.map(({ exported }) => nameOf(exported)));
    else throw new Error(`${file} does more than list names`);
  }
  return names;
}

function nameOf(
  exported: { type: 'Identifier'; name: string } | { type: 'Literal'; value: unknown },
) {
  return exported.type === 'Identifier' ? exported.name : String(exported.value);
}

export async function readVersion(name: SharedPackage): Promise<string> {
  return withVersion.parse(await readJson(packageFile(name))).version;
}

export async function readHistory(name: SharedPackage): Promise<History> {
  return historySchema.parse(await readJson(historyFile(name)));
}

/** Adds a version with the names that have changed to the history, and gives it to the package. Returns it. */
export async function raiseVersion(
  name: SharedPackage,
  history: History,
  names: string[],
): Promise<string> {
  const change = findChange(history, names);
  const version = nextVersion(await readVersion(name), change);
  await writeJson(historyFile(name), { ...history, [version]: change });
  await writeJson(packageFile(name), {
    ...object.parse(await readJson(packageFile(name))),
    version,
  });
  const lock = object.parse(await readJson(lockFile));
  const packages = z.record(z.string(), object).parse(lock.packages);
  const key = `packages/${name}`;
  await writeJson(lockFile, {
    ...lock,
    packages: { ...packages, [key]: { ...packages[key], version } },
  });
  return version;
}

const lockFile = resolve(root, 'package-lock.json');
const folder = (name: SharedPackage) => resolve(root, 'packages', name);
const packageFile = (name: SharedPackage) => resolve(folder(name), 'package.json');
const historyFile = (name: SharedPackage) => resolve(folder(name), 'exports.json');

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
