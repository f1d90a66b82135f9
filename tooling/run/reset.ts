import { rm } from 'node:fs/promises';
import { assertPortIsFree } from './serving/port.ts';
import { apiPort, localDir, sitePort } from './project.ts';

try {
  await assertPortIsFree(sitePort, 'a fresh start');
  await assertPortIsFree(apiPort, 'a fresh start');
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
await rm(localDir, { recursive: true, force: true });
console.log('Removed data, uploads, mails and releases.');
await import('./start.ts');
