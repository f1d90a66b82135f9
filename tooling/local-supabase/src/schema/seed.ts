import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sql } from '../postgres/connect.ts';

type SeedOptions = {
  storageDir: string;
  /** The cost of the passwords' bcrypt hashes. */
  hashCost: number;
};
type SeedModule = {
  seed: (sql: Sql, options: SeedOptions) => Promise<unknown>;
  prepare?: (sql: Sql) => Promise<unknown>;
};

/** Runs the `seed(sql, options)` export of `<root>/supabase/seed/seed.ts`, if the file exists. */
export async function seedDatabase(sql: Sql, root: string, options: SeedOptions): Promise<void> {
  const module = await importSeed(root);
  await module?.seed(sql, options);
}

/** Creates the tables that the seed has for itself, with its `prepare(sql)` export, if it has one. */
export async function prepareSeed(sql: Sql, root: string): Promise<void> {
  const module = await importSeed(root);
  await module?.prepare?.(sql);
}

async function importSeed(root: string): Promise<SeedModule | undefined> {
  const file = join(root, 'supabase', 'seed', 'seed.ts');
  if (!existsSync(file)) return undefined;
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!hasSeed(module)) throw new Error(`${file} exports no function named seed.`);
  return module;
}

function hasSeed(module: unknown): module is SeedModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    'seed' in module &&
    typeof module.seed === 'function'
  );
}
