import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readExportedNames, type SharedPackage } from '../../shared-names.ts';
import { root } from '../project.ts';
import { findChange, isCurrent, isEmpty, nextVersion, type History } from './history.ts';

const withVersion = z.object({ version: z.string() });
/** Keeps the order of the keys. */
const object = z.record(z.string(), z.unknown());
const historySchema = z.record(
  z.string(),
  z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
);

export async function readVersion(name: SharedPackage): Promise<string> {
  return withVersion.parse(await readJson(packageFile(name))).version;
}

export async function readHistory(name: SharedPackage): Promise<History> {
  return historySchema.parse(await readJson(historyFile(name)));
}

/** Whether the version of a package is that of the names which it exports. */
export async function isCurrentPackage(name: SharedPackage): Promise<boolean> {
  const history = await readHistory(name);
  const change = findChange(history, await readExportedNames(name));
  return isEmpty(change) && isCurrent(history, await readVersion(name));
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
