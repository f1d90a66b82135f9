import type { PeopleKind } from '@showcase/data/admins';
import { defineSearch, textParam } from '@showcase/kit/search';
import { listParams, type ListSearch } from '../../shared/list/list-search.ts';

export const PEOPLE_STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'reported', label: 'Reported' },
  { value: 'admin', label: 'Admins' },
] as const;

/** `person` is the id of the person whose details are open; empty if none are. */
export const peopleSearch = defineSearch<ListSearch & { person: string }>({
  ...listParams(PEOPLE_STATUSES),
  person: textParam,
});

/** The texts of the two pages. */
export const PEOPLE_PAGES = {
  creators: {
    title: 'Manage Creators',
    subtitle: 'Everyone in developer mode, newest first.',
    searchLabel: 'Search creators',
    placeholder: 'Search by name, @username, whole email, bio, skill, location or ID',
  },
  clients: {
    title: 'Manage Clients',
    subtitle: 'Everyone who hires, newest first.',
    searchLabel: 'Search clients',
    placeholder: 'Search by name, @username, whole email or ID',
  },
} as const satisfies Record<PeopleKind, unknown>;
