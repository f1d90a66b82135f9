import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sql } from '../postgres/connect.ts';

type SeedOptions = {
  storageDir: string;
  /** The cost of the passwords' bcrypt hashes. */
  hashCost: number;
};
type Seed = (sql: Sql, options: SeedOptions) => Promise<unknown>;

/** Runs the `seed(sql, options)` export of `<root>/supabase/seed/seed.ts`, if the file exists. */
export async function seedDatabase(sql: Sql, root: string, options: SeedOptions): Promise<void> {
  const file = join(root, 'supabase', 'seed', 'seed.ts');
  if (!existsSync(file)) return;
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!hasSeed(module)) throw new Error(`${file} exports no function named seed.`);
  await module.seed(sql, options);
}

function hasSeed(module: unknown): module is { seed: Seed } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'seed' in module &&
    typeof module.seed === 'function'
  );
}
