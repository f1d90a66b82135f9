import { serviceSchema } from '@showcase/data/schemas';
import { expect, it } from 'vitest';
import { getErrorPaths } from './error-paths.ts';

it('includes lists and entries, and excludes fields that cannot have errors', () => {
  const paths = getErrorPaths(serviceSchema);
  const some = ['title', 'pricing_model', 'tags', 'tags.0', 'packages.0.features.0', 'newFaq'];
  expect(paths).toEqual(expect.arrayContaining([...some, 'newFaq.question', 'gallery']));
  expect(paths).not.toContain('is_active');
  expect(paths).not.toContain('gallery.0');
});
