import type { Release } from '@showcase/remote-contract/registry';
import { createContext, use } from 'react';

/** The releases that this page runs: what their remotes say about themselves decides navigation and footer. */
export const ReleasesContext = createContext<Release[] | null>(null);

export function useReleases(): Release[] {
  const releases = use(ReleasesContext);
  if (!releases) throw new Error('useReleases must be used within a ReleasesContext');
  return releases;
}
