import type { Registry } from '@showcase/release';

/** The shell's own pages; every other path belongs to a remote or to nobody. */
const shellPaths = ['/login', '/signup', '/dashboard'];

/** Whether a path leads anywhere: a page of the shell or a path that an active release owns. */
export function isKnownPath(path: string, registry: Registry): boolean {
  const patterns = Object.values(registry.remotes).flatMap(
    ({ active, versions }) => versions[active]?.paths ?? [],
  );
  return [...shellPaths, ...patterns].some((pathname) =>
    new URLPattern({ pathname }).test({ pathname: path }),
  );
}
