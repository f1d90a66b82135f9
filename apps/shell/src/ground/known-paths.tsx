import { createContext, use, type ReactNode } from 'react';

type IsKnown = (path: string) => boolean;

const KnownPathsContext = createContext<IsKnown | null>(null);

/** Provides the check whether a path has a page, so that the frame never links to the 404 page. */
export function KnownPathsProvider(props: { isKnown: IsKnown; children: ReactNode }) {
  return <KnownPathsContext value={props.isKnown}>{props.children}</KnownPathsContext>;
}

export function useIsKnownPath() {
  const isKnown = use(KnownPathsContext);
  if (!isKnown) throw new Error('useIsKnownPath must be used within a KnownPathsProvider');
  return isKnown;
}
