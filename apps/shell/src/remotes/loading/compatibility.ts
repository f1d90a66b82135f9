import { satisfies } from 'compare-versions';

/** The contract versions that this shell runs: its own and the one before. */
export function acceptsContract(contract: unknown, own: number): boolean {
  return contract === own || (own > 1 && contract === own - 1);
}

/** The packages whose version here does not meet what a release requires; empty when it can run. */
export function unmetRequirements(
  requires: Record<string, string>,
  provided: Record<string, string>,
): string[] {
  return Object.entries(requires)
    .filter(([name]) => name in provided)
    .filter(([name, range]) => !satisfies(provided[name] ?? '0.0.0', range))
    .map(([name, range]) => `${name} ${range}`);
}
