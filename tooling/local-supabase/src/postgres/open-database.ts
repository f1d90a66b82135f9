import { socketUrl } from './connect.ts';
import { socketFolder } from './folders/socket-folder.ts';
import { isLocked } from './owner-lock.ts';
import { startDatabase } from './start-database.ts';
import { unprivilegedUser } from './unprivileged-user.ts';
import type { Database } from './start-database.ts';

/** The database of a data folder: that of the running backend, which `stop` leaves as it is, or one that is started. */
export async function openDatabase(dataDir: string): Promise<Database> {
  const sockets = await socketFolder(dataDir, unprivilegedUser());
  if (!(await isLocked(sockets))) return startDatabase({ dataDir });
  const died = new Promise<string>(() => undefined);
  return { url: socketUrl(sockets), died, stop: () => Promise.resolve() };
}
