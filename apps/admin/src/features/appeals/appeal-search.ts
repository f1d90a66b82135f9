import { choiceParam, defineSearch } from '@showcase/kit/search';
import { cursorsParam } from '../../shared/list/list-search.ts';

export const APPEALS = '/dashboard/admin/reports/appeals';

export const APPEAL_STATUSES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
  { value: 'all', label: 'All' },
] as const;

type AppealSearch = { status: (typeof APPEAL_STATUSES)[number]['value']; cursors: string[] };

export const appealSearch = defineSearch<AppealSearch>({
  status: choiceParam(['waiting', 'decided', 'all'], 'waiting'),
  cursors: cursorsParam,
});

export const toAppealQuery = ({ status, cursors }: AppealSearch) => ({
  status,
  cursor: cursors.at(-1) ?? null,
});
