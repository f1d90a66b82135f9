import { readRegistry, versionBefore, withActive, writeRegistry } from '@showcase/release';
import { registryFile } from '../project.ts';

/** `npm run rollback -- public-site` makes a remote's previous release active, or the version given. */
const [name, version] = process.argv.slice(2);

await rollback().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

async function rollback(): Promise<void> {
  const registry = await readRegistry(registryFile);
  if (!name) {
    throw new Error(
      `Which remote? npm run rollback -- ${Object.keys(registry.remotes).join(' | ')}`,
    );
  }
  const target = version ?? versionBefore(registry, name);
  await writeRegistry(registryFile, withActive(registry, name, target));
  console.log(`${name} ${target} is active again.`);
}
