import { satisfies } from 'compare-versions';

/** The packages whose version in this shell does not meet a release's requirements; empty if the release can run. */
export function unmetRequirements(
  requires: Record<string, string>,
  providedVersions: Record<string, string>,
): string[] {
  return Object.entries(requires)
    .filter(([name]) => name in providedVersions)
    .filter(([name, range]) => !satisfies(providedVersions[name] ?? '0.0.0', range))
    .map(([name, range]) => `${name} ${range}`);
}
