import { chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder outside the checkout, owned by root, that every user may enter; for a server that must not run as root. */
export async function privateStateFolder(): Promise<string> {
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = join(parent, 'bolt-showcase');
    try {
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o755);
      return folder;
    } catch {
      continue;
    }
  }
  throw new Error('Found no writable folder for the database outside the checkout.');
}
