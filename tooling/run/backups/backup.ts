import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '@showcase/local-supabase/backup';
import { localDir, root } from '../project.ts';
import { runCommand } from '../releases/run-command.ts';
import { isOrAre, summarize } from './summary.ts';

const usage = 'Usage: npm run backup -- [FILE.tar] [--data-dir FOLDER]';

/** `npm run backup` writes the data of the local backend, or of the database in DATABASE_URL, into an archive. It may run meanwhile. */
await runCommand(async () => {
  const { values, positionals } = readArguments();
  if (positionals.length > 1) throw new Error(usage);
  const from = process.env.INIT_CWD ?? process.cwd();
  const [name] = positionals;
  const file = name === undefined ? defaultFile() : resolve(from, name);
  if (name === undefined) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const dataDir = resolve(from, values['data-dir'] ?? localDir);
  const manifest = await backUp({ dataDir, file, databaseUrl: process.env.DATABASE_URL });
  console.log(`Wrote ${summarize(manifest)} to ${file}.`);
  console.log(
    'It has personal data and the hashes of passwords. Store it where only you can read.',
  );
  const { missingFiles } = manifest;
  if (missingFiles.length === 0) return;
  console.log(`${isOrAre(missingFiles)} in the rows but not on the disk, so not in the backup.`);
  for (const path of missingFiles) console.log(`  ${path}`);
});

function readArguments() {
  try {
    return parseArgs({ options: { 'data-dir': { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
}

function defaultFile(): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return resolve(root, 'backups', `${time}.tar`);
}
