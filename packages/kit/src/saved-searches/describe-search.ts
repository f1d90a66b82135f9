import {
  MAX_SEARCH_NAME,
  type SavedSearch,
  type SavedSearchKind,
} from '@showcase/data/saved-searches';
import type { FilterSearch, FilterSearchDefinition } from '../search/filter-search.ts';
import { creatorSearch, serviceSearch } from '../search/marketplace/creator-search.ts';
import { projectSearch } from '../search/marketplace/project-search.ts';

/** The data to describe any of the three searches, without their own names of filters. */
type AnyDefinition = Pick<
  FilterSearchDefinition<string>,
  'fromArguments' | 'listSelected' | 'toArguments' | 'write'
>;

/** Each is only given searches that it has read itself. */
const definitions: Record<SavedSearchKind, AnyDefinition> = {
  projects: projectSearch,
  creators: creatorSearch,
  services: serviceSearch,
};

const PATHS: Record<SavedSearchKind, string> = {
  projects: '/projects',
  creators: '/dashboard/client/browse',
  services: '/dashboard/client/browse',
};

type StoredSearch = Pick<SavedSearch, 'kind' | 'search'>;

export function toArguments(kind: SavedSearchKind, search: FilterSearch): object {
  return definitions[kind].toArguments(search);
}

/** The text and the filters of a search, such as ['maps', 'React', 'Up to $500']. */
export function listSearchTerms({ kind, search: args }: { kind: SavedSearchKind; search: object }) {
  const definition = definitions[kind];
  const search = definition.fromArguments(args);
  const labels = definition.listSelected(search).map(({ label }) => label);
  return search.q.trim() ? [search.q.trim(), ...labels] : labels;
}

/** The name that is proposed for a search, such as "React · Berlin Germany · Up to $500". */
export function proposeName(search: { kind: SavedSearchKind; search: object }): string {
  const name = listSearchTerms(search).join(' · ').replaceAll(/\s+/g, ' ');
  const characters = [...name];
  return characters.length > MAX_SEARCH_NAME
    ? `${characters.slice(0, MAX_SEARCH_NAME - 1).join('')}…`
    : name;
}

/** Where the search is opened, newest first: what is new comes first. */
export function getSearchPath({ kind, search: args }: StoredSearch): string {
  const definition = definitions[kind];
  const params = definition.write({ ...definition.fromArguments(args), sort: 'newest' });
  return `${PATHS[kind]}?${params.toString()}`;
}
