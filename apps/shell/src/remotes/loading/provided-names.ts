import { findMissingNames } from '@showcase/remote-contract/registry';

type Names = Record<string, string[]>;

/** The names of a release's imports that this shell does not provide, by entry point. */
export type FindMissingNames = (imports: Names) => Promise<Names>;

/** What a page loads when it needs it, and not to be compared: the version of data follows its names, and was checked before. */
const LAZY_SHARE = '@showcase/data';

/** Compares with the shared modules themselves, so that no list of names has to be loaded. */
export function createNameCheck(
  /** As of the federation runtime, which rejects for an entry point that nobody shares. */
  loadShared: (entryPoint: string) => Promise<false | (() => unknown)>,
): FindMissingNames {
  return async ({ [LAZY_SHARE]: _, ...imports }) => {
    const provided = Object.keys(imports).map(async (entryPoint) => {
      const load = await loadShared(entryPoint).catch(() => false as const);
      const module = load ? load() : null;
      return [entryPoint, module ? Object.keys(module) : []] as const;
    });
    return findMissingNames(imports, Object.fromEntries(await Promise.all(provided)));
  };
}
