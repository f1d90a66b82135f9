import { describe, expect, it } from 'vitest';
import { auditSearch, toAuditQuery } from './audit-search.ts';

const CURSOR = '00000000-0000-4000-8000-000000000001_2025-06-01T12:00:00.000+00:00';

const EMPTY = { q: '', action: 'all', since: '', until: '', cursors: [] };

describe('the URL of the audit log', () => {
  it.each([
    ['', EMPTY],
    ['q=spam&action=hide', { ...EMPTY, q: 'spam', action: 'hide' }],
    ['since=2026-03-01&until=2026-03-31', { ...EMPTY, since: '2026-03-01', until: '2026-03-31' }],
    ['since=yesterday&until=2026-99-99', EMPTY],
    [`after=${encodeURIComponent(CURSOR)}`, { ...EMPTY, cursors: [CURSOR] }],
    ['after=broken', EMPTY],
  ])('parses %j', (text, search) => {
    const parsed = auditSearch.read(new URLSearchParams(text));
    expect(parsed).toEqual(search);
    expect(auditSearch.read(auditSearch.write(parsed))).toEqual(search);
  });

  it('queries the rows after the last cursor', () => {
    expect(toAuditQuery({ ...EMPTY, q: ' x ', cursors: ['a', 'b'] })).toEqual({
      q: 'x',
      action: 'all',
      since: '',
      until: '',
      cursor: 'b',
    });
  });
});
