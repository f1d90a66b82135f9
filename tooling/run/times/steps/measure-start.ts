import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../../against/comparison.ts';
import { listPackageFolders } from '../../against/link-packages.ts';
import { apiPort, sitePort } from '../../project.ts';
import { folderSize } from '../../releases/size.ts';
import { assertPortIsFree } from '../../serving/port.ts';
import { isReady } from '../../serving/wait.ts';
import { withClones, type Side } from '../clone.ts';
import { startCommand } from '../command.ts';

/** `npm start` in a new clone, until the site responds, and the packages that it has installed for that. */
export async function measureStart(side: Side): Promise<Figure[]> {
  await assertPortIsFree(sitePort, 'npm start');
  await assertPortIsFree(apiPort, 'npm start');
  return withClones(side, async (createClone) => {
    const clone = createClone();
    const started = performance.now();
    const site = startCommand(['npm', 'start'], clone);
    let hasEnded = false;
    void site.ended.then(() => (hasEnded = true));
    while (!(await isReady(`http://localhost:${sitePort}/`))) {
      if (hasEnded) throw new Error(site.readLog());
      await pause(100);
    }
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
