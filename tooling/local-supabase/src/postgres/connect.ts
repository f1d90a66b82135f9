import postgres from 'postgres';

export type Sql = postgres.Sql;
/** As for the role that runs migrations on hosted Supabase. */
const searchPath = '"$user", public, extensions';

type ConnectOptions = postgres.Options<Record<string, postgres.PostgresType>>;

/** Opens a client for a database URL; a percent-encoded path in place of the host means a unix socket, as in libpq. */
export function connect(databaseUrl: string, options: ConnectOptions = {}): Sql {
  return postgres(databaseUrl, {
    onnotice: () => undefined,
    connection: { search_path: searchPath },
    ...socketOptions(databaseUrl),
    ...options,
  });
}

/** What the `postgres` package has to be told beside a URL, because it reads no socket path from one. */
export function socketOptions(databaseUrl: string): { host?: string } {
  const host = new URL(databaseUrl).hostname;
  return host.toLowerCase().startsWith('%2f') ? { host: decodeURIComponent(host) } : {};
}

export function socketUrl(socketFolder: string): string {
  return `postgres://postgres@${encodeURIComponent(socketFolder)}/postgres`;
}
