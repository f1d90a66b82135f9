import { use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useReleases } from '../../../core/known-releases.tsx';
import { RemoteSourcesContext } from '../../../remotes/remote-sources.ts';
import type { Visitor } from '../../../session/guards/guards.ts';
import { createSearches } from '../searches/create-searches.ts';
import { listSearches } from '../searches/list-searches.ts';

const TYPING_PAUSE_MS = 150;

/** The searches of remotes for a text, once the user pauses typing. Their code is loaded when the palette opens. */
export function useSearches(text: string, visitor: Visitor & { userId: string | null }) {
  const sources = use(RemoteSourcesContext);
  const releases = useReleases();
  const { userId, isSignedIn, isDeveloper, isAdmin } = visitor;
  const searches = useMemo(
    () =>
      createSearches(
        sources
          ? listSearches(releases, { isSignedIn, isDeveloper, isAdmin }, sources, userId)
          : [],
      ),
    [sources, releases, isSignedIn, isDeveloper, isAdmin, userId],
  );
  const states = useStore(searches.store);
  const [searchedText, setSearchedText] = useState('');

  useEffect(() => {
    void sources?.readReleases().catch(() => undefined);
  }, [sources]);
  useEffect(() => {
    searches.prepare();
    return () => searches.stop();
  }, [searches]);
  useEffect(() => {
    const search = () => {
      searches.search(text);
      setSearchedText(text);
    };
    const timer = setTimeout(search, text === '' ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [searches, text]);

  const isBehind = searchedText !== text && states.length > 0;
  return {
    states,
    isSearching: text !== '' && (isBehind || states.some(({ status }) => status === 'pending')),
    retry: searches.retry,
  };
}
