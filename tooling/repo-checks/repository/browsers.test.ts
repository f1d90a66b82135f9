import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isWidelyAvailable, listFeatures } from '../baseline/features.ts';
import { listScriptNames, listStyleNames } from '../baseline/names.ts';
import {
  describeBrowsers,
  listLowestVersions,
  listVersions,
  listWithoutFallback,
} from '../baseline/page.ts';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../../..', file), 'utf8');
const features = listFeatures();

describe('web features', () => {
  it('that are not widely available have a fallback, and no others', () => {
    expect(listWithoutFallback(features)).toEqual([]);
  });

  it('and the versions that have them are in docs/browsers.md (npm run browsers)', () => {
    expect(read('docs/browsers.md')).toBe(describeBrowsers(features));
  });

  it('have lowest versions, which visitors with an older browser read', () => {
    const lowest = listVersions(listLowestVersions(features)).replace(' and ', ' or ');
    expect(read('apps/shell/index.html').replace(/\s+/g, ' ')).toContain(lowest);
  });

  it('without a fallback are reported with their file', () => {
    const unknown = { id: 'novel', name: 'Novel', since: '', versions: {}, file: 'a.ts' };
    expect(listWithoutFallback([...features, unknown])).toEqual(['novel in a.ts']);
  });

  it('are widely available thirty months after the last browser got them', () => {
    const since = '2024-01-15';
    expect(isWidelyAvailable({ since }, new Date('2026-07-14'))).toBe(false);
    expect(isWidelyAvailable({ since }, new Date('2026-07-16'))).toBe(true);
  });
});

it('finds the names of features in styles', () => {
  const styles = 'const Box = styled.div`&:has(a) { field-sizing: content; }`;';
  expect([...listStyleNames(`import styled from 'styled-components'; ${styles}`)]).toEqual(
    expect.arrayContaining(['css.selectors.has', 'css.properties.field-sizing.content']),
  );
});

it('finds the names of features in scripts, and not in comments', () => {
  const names = listScriptNames('// navigation.activate()\nnew Notice(); list.toSorted();');
  expect([...names].filter((name) => !name.includes('.') || name.startsWith('.'))).toEqual([
    'Notice',
    '.toSorted',
  ]);
});
