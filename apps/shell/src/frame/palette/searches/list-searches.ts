import type { Remote } from '@showcase/remote-contract';
import type { Release } from '@showcase/remote-contract/registry';
import { canEnterArea, type Visitor } from '../../../session/guards/guards.ts';
import type { RemoteSources } from '../../../remotes/remote-sources.ts';
import type { SearchSource } from './create-searches.ts';

/** The searches of the remotes whose area the visitor may enter. */
export function listSearches(
  releases: Release[],
  visitor: Visitor,
  { load, services }: Pick<RemoteSources, 'load' | 'services'>,
  userId: string | null,
): SearchSource[] {
  const { client, queryClient } = services;
  return releases
    .filter(({ area }) => canEnterArea(area?.audience, visitor))
    .flatMap((release) =>
      (release.commands ?? [])
        .filter(({ path }) => path === undefined)
        .map(({ label }) => ({
          id: `${release.name} ${label}`,
          label,
          load: async () => {
            const search = await loadSearch(await load(release), label);
            return (text, signal) => search({ client, queryClient, userId, text, signal });
          },
        })),
    );
}

function loadSearch(remote: Remote, label: string) {
  if (!remote.loadSearch) throw new Error(`The remote has no search ${label}`);
  return remote.loadSearch(label);
}
