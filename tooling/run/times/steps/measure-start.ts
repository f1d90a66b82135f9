import { join } from 'node:path';
import type { Figure } from '../../against/comparison.ts';
import { listPackageFolders } from '../../against/link-packages.ts';
import { apiPort, sitePort } from '../../project.ts';
import { folderSize } from '../../releases/size.ts';
import { assertPortIsFree } from '../../serving/port.ts';
import { waitUntilReady } from '../../serving/wait.ts';
import { withClones, type Side } from '../clone.ts';
import { startCommand } from '../command.ts';

const LIMIT_MS = 15 * 60_000;

/** `npm start` in a new clone, until the site responds, and the packages that it has installed for that. */
export async function measureStart(side: Side): Promise<Figure[]> {
  await assertPortIsFree(sitePort, 'npm start');
  await assertPortIsFree(apiPort, 'npm start');
  return withClones(side, async (createClone) => {
    const clone = createClone();
    const started = performance.now();
    const site = startCommand(['npm', 'start'], clone);
    const failed = site.ended.then(() => Promise.reject(new Error(site.readLog())));
    await Promise.race([waitUntilReady([`http://localhost:${sitePort}/`], '', LIMIT_MS), failed]);
    const seconds = (performance.now() - started) / 1000;
    const sizes = await Promise.all(
      listPackageFolders(clone.folder).map((folder) => folderSize(join(clone.folder, folder))),
    );
    const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
    await site.stop();
    return [
      { label: 'npm start, new clone', unit: 's', goal: 0.5, value: seconds },
      { label: 'npm start, packages', unit: 'GB', max: 1e9, value: bytes },
    ];
  });
}
