import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A folder that is removed when this process ends, also by Ctrl-C. */
export function makeTemporaryFolder(prefix: string): string {
  if (folders.length === 0) {
    process.on('exit', removeFolders);
    // Also the second time: npm repeats a signal that its whole group has already received.
    process.on('SIGINT', () => process.exit(130));
    process.on('SIGTERM', () => process.exit(143));
  }
  const folder = mkdtempSync(join(tmpdir(), prefix));
  folders.push(folder);
  return folder;
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
