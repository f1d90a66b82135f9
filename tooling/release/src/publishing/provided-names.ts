import { describeNames, findMissingNames } from '@showcase/remote-contract/registry';
import { z } from 'zod';
import type { PreparedRelease } from '../prepare-release.ts';
import type { Target } from '../targets/target.ts';

/** What the build of the shell writes next to its page. */
const PROVIDED_FILE = 'provided-names.json';
const namesSchema = z.record(z.string(), z.array(z.string()));

/**
 * Throws if the site's shell lacks a name that a release imports. A site whose shell does not list its names is not checked here; browsers
 * check every release before they run it.
 */
export async function assertNames(
  target: Target,
  { name, version }: PreparedRelease,
  imports: Record<string, string[]>,
): Promise<void> {
  const file = await target.read(PROVIDED_FILE);
  if (!file) return;
  const provided = namesSchema.parse(JSON.parse(new TextDecoder().decode(file.bytes)));
  const missing = describeNames(findMissingNames(imports, provided));
  if (!missing) return;
  throw new Error(
    `${name} ${version} imports ${missing}, which the shell of ${target.name} does not provide. Release the shell first; nothing was published.`,
  );
}
