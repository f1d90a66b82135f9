import type { AuditFilters } from '@showcase/data';
import { readTrail, writeParams } from '../../shared/list/list-address.ts';

export type AuditAddress = AuditFilters & { trail: string[] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function readAuditAddress(params: URLSearchParams): AuditAddress {
  const day = (name: string) => {
    const value = params.get(name) ?? '';
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  return {
    q: params.get('q') ?? '',
    action: params.get('action') || 'all',
    since: day('since'),
    until: day('until'),
    trail: readTrail(params),
  };
}

export function writeAuditAddress({ q, action, since, until, trail }: AuditAddress) {
  const entries: [string, string][] = [
    ['q', q.trim()],
    ['action', action === 'all' ? '' : action],
    ['since', since],
    ['until', until],
  ];
  return writeParams(entries, trail);
}

export const toAuditSearch = ({ trail, q, ...filters }: AuditAddress) => ({
  ...filters,
  q: q.trim(),
  cursor: trail.at(-1) ?? null,
});
