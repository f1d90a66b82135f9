import postgres from 'postgres';

export type Sql = postgres.Sql;
/** Same as for the role that runs migrations on hosted Supabase. */
const searchPath = '"$user", public, extensions';

type ConnectOptions = postgres.Options<Record<string, postgres.PostgresType>>;

/** Opens a client for a database URL; a percent-encoded path instead of the host means a Unix socket, as in libpq. */
export function connect(databaseUrl: string, options: ConnectOptions = {}): Sql {
  return postgres(databaseUrl, {
    onnotice: () => undefined,
    connection: { search_path: searchPath },
    ...socketOptions(databaseUrl),
    ...options,
  });
}

/** The options that the `postgres` package needs in addition to a URL, because it reads no socket path from it. */
export function socketOptions(databaseUrl: string): { host?: string } {
  const host = new URL(databaseUrl).hostname;
  return host.toLowerCase().startsWith('%2f') ? { host: decodeURIComponent(host) } : {};
}

export function socketUrl(socketFolder: string): string {
  return `postgres://postgres@${encodeURIComponent(socketFolder)}/postgres`;
}
