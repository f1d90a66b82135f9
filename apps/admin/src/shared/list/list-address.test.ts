import { describe, expect, it } from 'vitest';
import { readListAddress, toAdminSearch, writeListAddress } from './list-address.ts';

const STATUSES = ['all', 'hidden'] as const;

describe('a list address', () => {
  it.each([
    ['', { q: '', status: 'all', trail: [] }],
    ['q=ada&status=hidden', { q: 'ada', status: 'hidden', trail: [] }],
    ['status=odd', { q: '', status: 'all', trail: [] }],
    ['after=a&after=b', { q: '', status: 'all', trail: ['a', 'b'] }],
  ])('%j', (text, address) => {
    expect(readListAddress(new URLSearchParams(text), STATUSES)).toEqual(address);
  });

  it('reads what it wrote', () => {
    const address = { q: 'a & b', status: 'hidden', trail: ['x_1', 'y_2'] };
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
