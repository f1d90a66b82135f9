import { findChange, isEmpty } from './history.ts';
import { readExportedNames, sharedPackages } from '../../shared-names.ts';
import { raiseVersion, readHistory, readVersion } from './shared-package.ts';

/** `npm run exports` raises the version of each shared package whose exported names have changed, and records the change. */
for (const name of sharedPackages) {
  const [history, names] = [await readHistory(name), await readExportedNames(name)];
  const change = findChange(history, names);
  if (isEmpty(change)) {
    console.log(`${name} ${await readVersion(name)}: no change`);
    continue;
  }
  const version = await raiseVersion(name, history, names);
  console.log(`${name} ${version}`);
  for (const added of change.added) console.log(`  + ${added}`);
  for (const removed of change.removed) console.log(`  - ${removed}`);
}
