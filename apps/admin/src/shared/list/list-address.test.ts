import { describe, expect, it } from 'vitest';
import { readListAddress, toAdminSearch, writeListAddress } from './list-address.ts';

const FIRST = '00000000-0000-4000-8000-000000000001_2025-06-01T12:00:00.000Z';
const SECOND = '00000000-0000-4000-8000-000000000002_2025-06-01T12:00:00.000Z';
const STATUSES = ['all', 'hidden'] as const;

describe('a list address', () => {
  it.each([
    ['', { q: '', status: 'all', trail: [] }],
    ['q=ada&status=hidden', { q: 'ada', status: 'hidden', trail: [] }],
    ['status=odd', { q: '', status: 'all', trail: [] }],
    [`after=${FIRST}&after=${SECOND}`, { q: '', status: 'all', trail: [FIRST, SECOND] }],
    [`after=${FIRST}&after=broken`, { q: '', status: 'all', trail: [] }],
    [`after=${FIRST.replace('06-01', '99-99')}`, { q: '', status: 'all', trail: [] }],
  ])('%j', (text, address) => {
    expect(readListAddress(new URLSearchParams(text), STATUSES)).toEqual(address);
  });

  it('reads what it wrote', () => {
    const address = { q: 'a & b', status: 'hidden', trail: [FIRST, SECOND] };
    expect(readListAddress(writeListAddress(address), STATUSES)).toEqual(address);
  });

  it('asks for what follows the last cursor', () => {
    expect(toAdminSearch({ q: ' ada ', status: 'all', trail: ['x', 'y'] })).toEqual({
      q: 'ada',
      status: 'all',
      cursor: 'y',
    });
  });
});
