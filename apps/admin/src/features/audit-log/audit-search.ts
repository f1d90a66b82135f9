import type { AuditFilters } from '@showcase/data/admins';
import { defineSearch, textParam, type SearchParam } from '@showcase/kit/search';
import { cursorsParam } from '../../shared/list/list-search.ts';

export type AuditSearch = AuditFilters & { cursors: string[] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayParam: SearchParam<string> = {
  read: ([day = '']) => (DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : ''),
  write: (day) => (day === '' ? [] : [day]),
};

const actionParam: SearchParam<string> = {
  read: ([action]) => action || 'all',
  write: (action) => (action === 'all' ? [] : [action]),
};

export const auditSearch = defineSearch<AuditSearch>({
  q: textParam,
  action: actionParam,
  since: dayParam,
  until: dayParam,
  cursors: cursorsParam,
});

export const toAuditQuery = ({ cursors, q, ...filters }: AuditSearch) => ({
  ...filters,
  q: q.trim(),
  cursor: cursors.at(-1) ?? null,
});
