import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..', '..', '..', '..');
const hour = 3_600_000;

type Content = {
  /** The folder that contains `supabase/`. */
  root: string;
  hasSeed: boolean;
};

/**
 * The name of the cluster with this content: a hash of all that determines it. The lock file stands for PostgreSQL and the auth service; the
 * hour is in it because the seed's times count from now.
 */
export async function nameCluster({ root, hasSeed }: Content): Promise<string> {
  const hash = createHash('sha256');
  const seedTime = process.env.SEED_TIME ?? `${Math.floor(Date.now() / hour)}`;
  hash.update(JSON.stringify([process.platform, process.arch, hasSeed, seedTime]));
  hash.update(await readFile(join(repository, 'package-lock.json')));
  const code = join(repository, 'tooling', 'local-supabase', 'src');
  const migrations = join(root, 'supabase', 'migrations');
  const seed = join(root, 'supabase', 'seed');
  for (const folder of [code, migrations, seed]) {
    for (const file of await listFiles(folder)) {
      hash.update(JSON.stringify(file));
      hash.update(await readFile(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** In a fixed order, with paths from the folder; none if it does not exist. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();
}
