import { satisfies } from 'compare-versions';

/** The contract versions that this shell runs: its own and the one before. */
export function acceptsContract(contract: unknown, ownVersion: number): boolean {
  return contract === ownVersion || (ownVersion > 1 && contract === ownVersion - 1);
}

/** The packages whose version here does not meet what a release requires; empty when it can run. */
export function unmetRequirements(
  requires: Record<string, string>,
  providedVersions: Record<string, string>,
): string[] {
  return Object.entries(requires)
    .filter(([name]) => name in providedVersions)
    .filter(([name, range]) => !satisfies(providedVersions[name] ?? '0.0.0', range))
    .map(([name, range]) => `${name} ${range}`);
}
