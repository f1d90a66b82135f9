import { defineListSearch } from '../../shared/list/list-search.ts';

export const PROJECT_STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'public', label: 'Public' },
  { value: 'featured', label: 'Featured' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'reported', label: 'Reported' },
] as const;

export const projectSearch = defineListSearch(PROJECT_STATUSES);
