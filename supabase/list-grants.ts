import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect, startLocalSupabase } from '@showcase/local-supabase';
import { listGranted } from './tests/schema/granted.ts';

const root = resolve(import.meta.dirname, '..');
const dataDir = await mkdtemp(join(tmpdir(), 'showcase-grants-'));
const backend = await startLocalSupabase({ root, dataDir, port: 0, seed: false });
const sql = connect(backend.databaseUrl);
try {
  const target = join(import.meta.dirname, 'tests', 'schema', 'granted.txt');
  await writeFile(target, await listGranted(sql));
} finally {
  await sql.end();
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
}
