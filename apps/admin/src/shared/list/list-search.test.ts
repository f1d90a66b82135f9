import { describe, expect, it } from 'vitest';
import { defineListSearch, toAdminSearch } from './list-search.ts';

const FIRST = '00000000-0000-4000-8000-000000000001_2025-06-01T12:00:00.000Z';
const SECOND = '00000000-0000-4000-8000-000000000002_2025-06-01T12:00:00.000Z';
const { read, write } = defineListSearch([{ value: 'all' }, { value: 'hidden' }]);

describe('the URL of a list', () => {
  it.each([
    ['', { q: '', status: 'all', cursors: [] }],
    ['q=ada&status=hidden', { q: 'ada', status: 'hidden', cursors: [] }],
    ['status=odd', { q: '', status: 'all', cursors: [] }],
    [`after=${FIRST}&after=${SECOND}`, { q: '', status: 'all', cursors: [FIRST, SECOND] }],
    [`after=${FIRST}&after=broken`, { q: '', status: 'all', cursors: [] }],
    [`after=${FIRST.replace('06-01', '99-99')}`, { q: '', status: 'all', cursors: [] }],
  ])('parses %j', (text, search) => {
    expect(read(new URLSearchParams(text))).toEqual(search);
  });

  it('reads back what it has written', () => {
    const search = { q: 'a & b', status: 'hidden', cursors: [FIRST, SECOND] };
    expect(read(write(search))).toEqual(search);
  });

  it('queries the rows after the last cursor', () => {
    expect(toAdminSearch({ q: ' ada ', status: 'all', cursors: ['x', 'y'] })).toEqual({
      q: 'ada',
      status: 'all',
      cursor: 'y',
    });
  });
});
