import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { connect as open, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startLocalSupabase } from '@showcase/local-supabase';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');

export const typesFile = join(root, 'packages', 'data', 'src', 'database.types.ts');

/** The output of the Supabase CLI for a database; throws if it exits with an error. */
export function runSupabaseCli(
  databaseUrl: string,
  args: string[],
  /** Contains the folder `supabase`, where the CLI also writes. */
  workdir = tmpdir(),
): Promise<{ stdout: string; stderr: string }> {
  return withLoopbackPort(databaseUrl, (url) =>
    run(
      join(root, 'node_modules', '.bin', 'supabase'),
      [...args, `--remote=${url}`, '--workdir', workdir],
      {
        env: {
          // Without TLS, the CLI would print a warning in the middle of its output.
          PGSSLMODE: 'disable',
          ...process.env,
          SUPABASE_TELEMETRY_DISABLED: '1',
          DO_NOT_TRACK: '1',
        },
      },
    ),
  );
}

/** Applies all migrations to a database, as `docs/production.md` does with a project. Returns the warnings about `config.toml`. */
export async function pushMigrations(databaseUrl: string): Promise<string[]> {
  const workdir = await mkdtemp(join(tmpdir(), 'showcase-push-'));
  try {
    for (const name of ['config.toml', 'migrations', 'templates'])
      await cp(join(root, 'supabase', name), join(workdir, 'supabase', name), { recursive: true });
    const { stderr } = await runSupabaseCli(databaseUrl, ['db', 'push', '--yes'], workdir);
    return stderr.split('\n').filter((line) => line.includes('config.toml') || /^WARN/.test(line));
  } finally {
    await rm(workdir, { recursive: true, force: true });
  }
}

/** The TypeScript types of the exposed schema. */
export async function generateTypes(databaseUrl: string): Promise<string> {
  const { stdout } = await runSupabaseCli(databaseUrl, ['gen', 'types', '--schema', 'public']);
  return stdout;
}

/** A procedure that commits can't set a search path; this one writes every name in full. */
const PROCEDURE_ADVICE = 'Function `private.follow_deadlines` has a role mutable search_path';

/** The warnings of the advisors (Supabase's lints), one sentence each. */
export async function listAdvice(databaseUrl: string): Promise<string[]> {
  const options = ['--type', 'all', '--level', 'warn', '--output-format', 'json'];
  const { stdout } = await runSupabaseCli(databaseUrl, ['db', 'advisors', ...options]);
  const response: unknown = JSON.parse(stdout);
  if (typeof response !== 'object' || response === null || !('results' in response))
    throw new Error('The advisors returned no results.');
  const results: unknown = response.results;
  if (!Array.isArray(results)) throw new Error('The advisors returned no list.');
  return results
    .map((result: unknown) =>
      typeof result === 'object' && result !== null && 'detail' in result
        ? String(result.detail)
        : JSON.stringify(result),
    )
    .filter((detail) => detail !== PROCEDURE_ADVICE);
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
  const { hostname, pathname } = new URL(databaseUrl);
  const folder = decodeURIComponent(hostname);
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
    return await use(`postgresql://postgres@127.0.0.1:${address.port}${pathname}`);
  } finally {
    server.close();
  }
}
