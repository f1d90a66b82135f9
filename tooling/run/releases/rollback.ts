import { readRegistry, versionBefore, withActive, writeRegistry } from '@showcase/release';
import { registryFile } from '../project.ts';

/** `npm run rollback -- public-site` points a remote at the release before; with a version, at that one. */
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
  console.log(`${name} is back on ${target}.`);
}
