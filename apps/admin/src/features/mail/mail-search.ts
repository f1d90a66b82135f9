import { choiceParam, defineSearch } from '@showcase/kit/search';
import { cursorsParam } from '../../shared/list/list-search.ts';

export const MAIL_STATUSES = [
  { value: 'failed', label: 'Failed' },
  { value: 'retrying', label: 'Retrying' },
] as const;

type MailSearch = { status: 'failed' | 'retrying'; cursors: string[] };

export const mailSearch = defineSearch<MailSearch>({
  status: choiceParam(['failed', 'retrying'], 'failed'),
  cursors: cursorsParam,
});

export const toMailQuery = ({ status, cursors }: MailSearch) => ({
  status,
  cursor: cursors.at(-1) ?? null,
});
