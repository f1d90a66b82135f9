import { describe, expect, it } from 'vitest';
import { readAuditAddress, toAuditSearch, writeAuditAddress } from './audit-address.ts';

const CURSOR = '00000000-0000-4000-8000-000000000001_2025-06-01T12:00:00.000+00:00';

const NOTHING = { q: '', action: 'all', since: '', until: '', trail: [] };

describe('the address of the audit log', () => {
  it.each([
    ['', NOTHING],
    ['q=spam&action=hide', { ...NOTHING, q: 'spam', action: 'hide' }],
    ['since=2026-03-01&until=2026-03-31', { ...NOTHING, since: '2026-03-01', until: '2026-03-31' }],
    ['since=yesterday&until=2026-99-99', NOTHING],
    [`after=${encodeURIComponent(CURSOR)}`, { ...NOTHING, trail: [CURSOR] }],
    ['after=broken', NOTHING],
  ])('%j', (text, address) => {
    const read = readAuditAddress(new URLSearchParams(text));
    expect(read).toEqual(address);
    expect(readAuditAddress(writeAuditAddress(read))).toEqual(address);
  });

  it('asks for what follows the last cursor', () => {
    expect(toAuditSearch({ ...NOTHING, q: ' x ', trail: ['a', 'b'] })).toEqual({
      q: 'x',
      action: 'all',
      since: '',
      until: '',
      cursor: 'b',
    });
  });
});
