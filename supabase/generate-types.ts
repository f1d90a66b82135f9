import { readFile, writeFile } from 'node:fs/promises';
import { typesFile, generateTypes, withMigrated } from './cli.ts';

const types = await withMigrated(generateTypes);
if (!process.argv.includes('--check')) {
  await writeFile(typesFile, types);
} else if ((await readFile(typesFile, 'utf8').catch(() => '')) !== types) {
  console.error('database.types.ts is stale: run `npm run types -w supabase`.');
  process.exitCode = 1;
}
