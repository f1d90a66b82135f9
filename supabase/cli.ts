import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as open, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startLocalSupabase } from '@showcase/local-supabase';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');

export const typesFile = join(root, 'packages', 'data', 'src', 'database.types.ts');

/** The output of the Supabase CLI for a database; throws if it exits with an error. */
export function runSupabaseCli(databaseUrl: string, args: string[]): Promise<string> {
  return withLoopbackPort(databaseUrl, async (url) => {
    const { stdout } = await run(
      join(root, 'node_modules', '.bin', 'supabase'),
      [...args, `--remote=${url}`, '--workdir', tmpdir()],
      {
        env: {
          // Without TLS, the CLI would print a warning in the middle of its output.
          PGSSLMODE: 'disable',
          ...process.env,
          SUPABASE_TELEMETRY_DISABLED: '1',
          DO_NOT_TRACK: '1',
        },
      },
    );
    return stdout;
  });
}

/** The TypeScript types of the exposed schema. */
export function generateTypes(databaseUrl: string): Promise<string> {
  return runSupabaseCli(databaseUrl, ['gen', 'types', '--schema', 'public']);
}

/** The warnings of the advisors (Supabase's lints), one sentence each. */
export async function listAdvice(databaseUrl: string): Promise<string[]> {
  const options = ['--type', 'all', '--level', 'warn', '--output-format', 'json'];
  const response: unknown = JSON.parse(
    await runSupabaseCli(databaseUrl, ['db', 'advisors', ...options]),
  );
  if (typeof response !== 'object' || response === null || !('results' in response))
    throw new Error('The advisors returned no results.');
  const results: unknown = response.results;
  if (!Array.isArray(results)) throw new Error('The advisors returned no list.');
  return results.map((result: unknown) =>
    typeof result === 'object' && result !== null && 'detail' in result
      ? String(result.detail)
      : JSON.stringify(result),
  );
}

/** Runs on a separate database with all migrations and no seed. */
export async function withMigrated<T>(use: (databaseUrl: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-schema-'));
  const backend = await startLocalSupabase({ root, dataDir, port: 0, seed: false });
  try {
    return await use(backend.databaseUrl);
  } finally {
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The CLI accepts no socket path, so a loopback port forwards its connection while it runs. */
async function withLoopbackPort<T>(databaseUrl: string, use: (url: string) => Promise<T>) {
  const folder = decodeURIComponent(new URL(databaseUrl).hostname);
  if (!folder.startsWith('/')) return use(databaseUrl);
  const server = createServer((client) => {
    const database = open(join(folder, '.s.PGSQL.5432'));
    client.pipe(database).pipe(client);
    client.on('error', () => database.destroy());
    database.on('error', () => client.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No loopback port.');
  try {
    return await use(`postgresql://postgres@127.0.0.1:${address.port}/postgres`);
  } finally {
    server.close();
  }
}
