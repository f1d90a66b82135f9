import { expect, it } from 'vitest';
import { sitePages } from '../site/site-pages.ts';
import { assertSmall, docsPictures } from './docs-pictures.ts';

it.each(docsPictures.map(({ file, pages }) => [file, pages] as const))(
  'shows existing pages in %s',
  (_file, pages) => {
    expect(sitePages.map(({ name }) => name)).toEqual(expect.arrayContaining([...pages]));
  },
);

it('rejects pictures of more than a megabyte', () => {
  expect(() => assertSmall([400_000, 600_000])).not.toThrow();
  expect(() => assertSmall([400_000, 600_001])).toThrow(
    'The pictures have 1000001 bytes together, more than 1000000.',
  );
});
