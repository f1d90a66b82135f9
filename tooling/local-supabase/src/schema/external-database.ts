import { connect } from '../postgres/connect.ts';
import type { Database } from '../postgres/start-database.ts';

type Facts = { version: number; is_superuser: boolean };

/** A PostgreSQL that the user runs. Throws a sentence for the user if it does not respond or cannot be used. */
export async function openExternalDatabase(url: string): Promise<Database> {
  const { version, is_superuser } = await readFacts(url);
  if (version < 15)
    throw new Error(`DATABASE_URL names a PostgreSQL ${version}; 15 is the oldest.`);
  if (!is_superuser) {
    throw new Error(
      'The role in DATABASE_URL must be a superuser: it makes the roles that policies are for.',
    );
  }
  return { url, died: new Promise(() => undefined), stop: () => Promise.resolve() };
}

async function readFacts(url: string): Promise<Facts> {
  const sql = connect(url, { max: 1, connect_timeout: 10 });
  try {
    const [facts] = await sql<Facts[]>`
      select current_setting('server_version_num')::int / 10000 as version, rolsuper as is_superuser
      from pg_roles where rolname = current_user`;
    if (!facts) throw new Error('it does not know the role');
    return facts;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database that DATABASE_URL names cannot be used: ${reason}.`, {
      cause: error,
    });
  } finally {
    await sql.end({ timeout: 2 });
  }
}
