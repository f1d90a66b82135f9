import { setTimeout } from 'node:timers/promises';
import type { Registry } from '@showcase/remote-contract/registry';
import { formatRegistry, parseRegistry } from '../registry.ts';
import type { Target } from '../targets/target.ts';

const REGISTRY = 'registry.json';
/** Each failed attempt means that another release succeeded. */
const MAX_ATTEMPTS = 20;

/** The registry of a site. Throws if it has none, unless `initial` is given, or if what it has is not a registry. */
export async function readLiveRegistry(target: Target, initial?: Registry): Promise<Registry> {
  return (await readVersioned(target, initial)).registry;
}

/**
 * Changes the registry of a site. If another release changes it at the same time, `change` is called again with what that one wrote, so that
 * neither is lost. Throws without writing if the change would lose the shell or a remote.
 */
export async function changeRegistry(
  target: Target,
  change: (registry: Registry) => Registry,
  initial?: Registry,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { registry, text, version } = await readVersioned(target, initial);
    const changed = change(registry);
    assertNoneLost(registry, changed);
    const nextText = formatRegistry(changed);
    if (nextText === text) return;
    if (await target.write(REGISTRY, new TextEncoder().encode(nextText), version)) return;
    await setTimeout(Math.random() * 5 * attempt);
  }
  throw new Error(`Other releases changed the registry of ${target.name} ${MAX_ATTEMPTS} times.`);
}

async function readVersioned(target: Target, initial?: Registry) {
  const file = await target.read(REGISTRY);
  if (file) {
    const text = new TextDecoder().decode(file.bytes);
    const registry = parseRegistry(text, `${target.name}/${REGISTRY}`);
    return { registry, text, version: file.version };
  }
  if (!initial) {
    throw new Error(
      `${target.name} has no ${REGISTRY}. If it is a new site, make its first release with --first.`,
    );
  }
  return { registry: initial, text: '', version: null };
}

function assertNoneLost(before: Registry, after: Registry): void {
  const lost = Object.keys(before.remotes).filter((name) => !after.remotes[name]);
  if (before.shell && !after.shell) lost.push('the shell');
  if (lost.length === 0) return;
  throw new Error(`The registry would lose ${lost.join(', ')}; it was not changed.`);
}
