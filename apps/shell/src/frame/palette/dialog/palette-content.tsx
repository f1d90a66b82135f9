import { useState } from 'react';
import { adminQueries } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { useQuery } from '@tanstack/react-query';
import { useIsKnownPath, useReleases } from '../../../core/known-releases.tsx';
import type { Entry, Section } from '../entries/entry.ts';
import { listCommands, listPages } from '../entries/list-pages.ts';
import { matchEntries } from '../entries/match-entries.ts';
import type { SearchState } from '../searches/create-searches.ts';
import { CommandList } from './command-list.tsx';
import { useActions, useProjectSearch } from './use-actions.ts';
import { useSearches } from './use-searches.ts';
import type { Visitor } from '../../../session/guards/guards.ts';

/** The results that a search has at most. */
const MAX_RESULTS = 6;

/** Pages that the visitor may open, actions, and what the searches of remotes find. */
export function PaletteContent({ onChoose }: { onChoose: (entry: Entry) => void }) {
  const [input, setInput] = useState('');
  const text = input.trim();
  const visitor = useVisitor();
  const known = { releases: useReleases(), isKnown: useIsKnownPath(), visitor };
  const actions = [...listCommands(known), ...useActions()];
  const projectSearch = useProjectSearch(text);
  const { states, isSearching, retry } = useSearches(text, visitor);

  const sections: Section[] = [
    { id: 'pages', title: 'Pages', entries: matchEntries(text, listPages(known)) },
    {
      id: 'actions',
      title: 'Actions',
      entries: [...matchEntries(text, actions), ...projectSearch],
    },
    ...(text ? states.map(toSection) : []),
  ];
  return (
    <CommandList
      text={input}
      onTextChange={setInput}
      sections={sections.filter(({ entries }) => entries.length > 0)}
      isSearching={isSearching}
      failures={text ? states.filter(({ status }) => status === 'failed') : []}
      onRetry={retry}
      onChoose={onChoose}
    />
  );
}

function toSection({ id, label, results }: SearchState): Section {
  const entries = results.slice(0, MAX_RESULTS).map((result, index) => {
    return { ...result, id: `${id} ${index} ${result.path}` };
  });
  return { id, title: label, entries };
}

/** Who the palette is for. */
function useVisitor(): Visitor & { userId: string | null } {
  const { authUser, user } = useUser();
  const client = useDataClient();
  const { data: isAdmin } = useQuery({
    ...adminQueries(client).amIAdmin(),
    enabled: authUser !== null,
  });
  return {
    userId: authUser?.id ?? null,
    isSignedIn: authUser !== null,
    isDeveloper: user ? user.is_dev : null,
    isAdmin: authUser !== null && isAdmin === true,
  };
}
