import { parseArgs } from 'node:util';
import { productVersion } from '../../../product-version.ts';
import { sharedPackages } from '../../../shared-names.ts';
import { root } from '../../project.ts';
import { isCurrentPackage } from '../../shared-names/shared-package.ts';
import { runCommand } from '../run-command.ts';
import { isGreenTree } from './green-trees.ts';
import { releaseProduct } from './release-product.ts';

/** `npm run release:product` checks and tags the version in package.json; `--dry-run` only checks. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const report = await releaseProduct({
    repository: root,
    version: productVersion,
    date: new Date().toISOString().slice(0, 10),
    isDryRun: values['dry-run'],
    isGreen: isGreenTree,
    listStalePackages: async () => {
      const checked = await Promise.all(
        sharedPackages.map(async (name) => ((await isCurrentPackage(name)) ? [] : [name])),
      );
      return checked.flat();
    },
  });
  console.log(report);
});
