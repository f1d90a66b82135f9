import type { AuditFilters } from '@showcase/data';
import { readCursors, writeParams } from '../../shared/list/list-search.ts';

export type AuditSearch = AuditFilters & { cursors: string[] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function readAuditSearch(params: URLSearchParams): AuditSearch {
  const day = (name: string) => {
    const value = params.get(name) ?? '';
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  return {
    q: params.get('q') ?? '',
    action: params.get('action') || 'all',
    since: day('since'),
    until: day('until'),
    cursors: readCursors(params),
  };
}

export function writeAuditSearch({ q, action, since, until, cursors }: AuditSearch) {
  const entries: [string, string][] = [
    ['q', q.trim()],
    ['action', action === 'all' ? '' : action],
    ['since', since],
    ['until', until],
  ];
  return writeParams(entries, cursors);
}

export const toAuditQuery = ({ cursors, q, ...filters }: AuditSearch) => ({
  ...filters,
  q: q.trim(),
  cursor: cursors.at(-1) ?? null,
});
