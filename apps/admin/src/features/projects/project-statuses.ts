import { readListSearch } from '../../shared/list/list-search.ts';

export const PROJECT_STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'public', label: 'Public' },
  { value: 'featured', label: 'Featured' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'reported', label: 'Reported' },
] as const;

const STATUS_NAMES = ['all', 'public', 'featured', 'hidden', 'reported'] as const;

export const readProjectSearch = (params: URLSearchParams) => readListSearch(params, STATUS_NAMES);
