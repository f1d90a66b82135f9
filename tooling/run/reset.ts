import { rm } from 'node:fs/promises';
import { assertPortIsFree } from './serving/port.ts';
import { apiPort, localDir, sitePort } from './project.ts';

await assertPortIsFree(sitePort, 'a fresh start');
await assertPortIsFree(apiPort, 'a fresh start');
await rm(localDir, { recursive: true, force: true });
console.log('Removed data, uploads, mails and releases.');
await import('./start.ts');
