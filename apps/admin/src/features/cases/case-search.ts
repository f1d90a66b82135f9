import { choiceParam, defineSearch } from '@showcase/kit/search';
import { cursorsParam } from '../../shared/list/list-search.ts';

export const CASE_STATUSES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
] as const;

type CaseSearch = { status: (typeof CASE_STATUSES)[number]['value']; cursors: string[] };

export const caseSearch = defineSearch<CaseSearch>({
  status: choiceParam(['waiting', 'open', 'decided', 'closed', 'all'], 'waiting'),
  cursors: cursorsParam,
});

export const toCaseQuery = ({ status, cursors }: CaseSearch) => ({
  status,
  cursor: cursors.at(-1) ?? null,
});
