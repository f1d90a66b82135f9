import type { FooterLink, Purposes, Release } from '@showcase/remote-contract/registry';
import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

/** The remotes that the page knows: in a rendered page only those that it shows, until it has read the index of all releases. */
export type KnownReleases = {
  releases: Release[];
  footer: FooterLink[];
  purposes: Purposes;
  /** Whether a path has a page, so that the frame never links to the 404 page. */
  isKnown: (path: string) => boolean;
};

const KnownReleasesContext = createContext<KnownReleases | null>(null);

export function KnownReleasesProvider(props: {
  store: StoreApi<KnownReleases>;
  children: ReactNode;
}) {
  const known = useStore(props.store);
  return <KnownReleasesContext value={known}>{props.children}</KnownReleasesContext>;
}

function useKnownReleases(): KnownReleases {
  const known = use(KnownReleasesContext);
  if (!known) throw new Error('It must be used within a KnownReleasesProvider');
  return known;
}

/** The releases that this page runs: what their remotes say about themselves decides navigation. */
export function useReleases(): Release[] {
  return useKnownReleases().releases;
}

export function useFooterLinks(): FooterLink[] {
  return useKnownReleases().footer;
}

/** The paths of the pages that the frame links to for a purpose; none for a purpose that no page has. */
export function usePurposes(): Purposes {
  return useKnownReleases().purposes;
}

export function useIsKnownPath(): (path: string) => boolean {
  return useKnownReleases().isKnown;
}
