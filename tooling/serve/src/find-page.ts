import type { Registry } from '@showcase/release';
import { canonicalPath } from '@showcase/remote-contract/paths';

/** The shell's own pages; every other path belongs to a remote or does not exist. */
const shellPaths = ['/login', '/signup', '/auth/confirm', '/dashboard'];

/** The canonical form of a path to a page of the shell or of an active release; null if there is no such page. */
export function findPage(path: string, registry: Registry): string | null {
  const patterns = Object.values(registry.remotes).flatMap(
    ({ active, versions }) => versions[active]?.paths ?? [],
  );
  return canonicalPath(path, [...shellPaths, ...patterns]);
}
