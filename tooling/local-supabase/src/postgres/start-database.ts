import { realpath, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { connect, socketUrl } from './connect.ts';
import { copyFolder } from './folders/copy-folder.ts';
import { prepareDataFolder } from './folders/data-folder.ts';
import { removeAfterDeath } from './folders/remove-after-death.ts';
import { initdb } from './initdb.ts';
import { acquireLock } from './owner-lock.ts';
import { runServer } from './server-process.ts';
import { socketFolder } from './folders/socket-folder.ts';
import { unprivilegedUser } from './unprivileged-user.ts';
import { makeWritable } from './folders/writable-folder.ts';
import type { ServerProcess } from './server-process.ts';

const noSockets =
  'The embedded PostgreSQL listens on a unix socket, which Node.js cannot open on Windows: use WSL, or set DATABASE_URL to a PostgreSQL 15 or newer.';

const notDurable = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

export type Database = {
  /** In libpq's format, with a percent-encoded socket folder instead of the host: open it with `connect`. */
  url: string;
  /** Resolves with the reason when the server stops on its own. */
  died: Promise<string>;
  stop: () => Promise<void>;
};

type DatabaseOptions = {
  dataDir: string;
  /** For tests: faster, because it need not survive a crash; if this process dies, nothing of `dataDir` remains. */
  isThrowaway?: boolean;
  /** The folder of a database to begin with a copy of. */
  template?: string;
  log?: (line: string) => void;
};

/** Starts PostgreSQL on `<dataDir>/database`, which it creates on the first run; reachable only through a private Unix socket. */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  if (process.platform === 'win32') throw new Error(noSockets);
  await makeWritable(options.dataDir);
  const dataDir = await realpath(options.dataDir);
  const user = unprivilegedUser();
  const sockets = await socketFolder(dataDir, user);
  const lock = await acquireLock(sockets, dataDir);
  const removal = options.isThrowaway ? removeAfterDeath(dataDir, sockets) : undefined;
  try {
    const binaries = await findBinaries(user);
    const folder = await prepareDataFolder(dataDir, user, (newFolder) =>
      options.template === undefined
        ? initdb(binaries.initdb, newFolder, user)
        : copyFolder(options.template, newFolder, user),
    );
    // A killed server leaves its process id in the lock file, and a process that now has that id would count as running (see stopOrphan).
    await removeSockets(sockets);
    const logFile = join(dataDir, 'postgres.log');
    const server = await runServer({
      ...{ command: binaries.postgres, folder, sockets, logFile, user },
      settings: options.isThrowaway ? notDurable : {},
    });
    const url = socketUrl(sockets);
    await untilReady(url, server);
    options.log?.(`PostgreSQL is ready in ${folder}`);
    return {
      url,
      died: server.died,
      async stop() {
        await server.stop();
        await removeSockets(sockets);
        await lock.release();
        await rmdir(sockets).catch(() => undefined);
        removal?.cancel();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Only a server that was killed leaves them. */
async function removeSockets(folder: string): Promise<void> {
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    await rm(join(folder, name), { force: true });
}

async function untilReady(url: string, server: ServerProcess): Promise<void> {
  const failure = { reason: '' };
  void server.died.then((reason) => (failure.reason = reason));
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const sql = connect(url, { max: 1, connect_timeout: 5, fetch_types: false });
    const isReady = await sql`select 1`.then(
      () => true,
      () => false,
    );
    await sql.end({ timeout: 1 });
    if (isReady) return;
    if (failure.reason) throw new Error(failure.reason);
    await wait(40);
  }
  await server.stop();
  throw new Error('The database server did not become ready within a minute.');
}
