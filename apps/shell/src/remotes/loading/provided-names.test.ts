import { expect, it } from 'vitest';
import { createNameCheck } from './provided-names.ts';

const findMissing = createNameCheck(async (entryPoint) => {
  if (entryPoint === '@showcase/unused') return false;
  if (entryPoint !== '@showcase/ui') throw new Error(`RUNTIME-006 ${entryPoint}`);
  return () => ({ Button: null, Card: null });
});

it.each([
  [{ '@showcase/ui': ['Button', 'Card'] }, {}],
  [{ '@showcase/ui': ['Button', 'Chip'] }, { '@showcase/ui': ['Chip'] }],
  [{ '@showcase/new': ['Button'] }, { '@showcase/new': ['Button'] }],
  [{ '@showcase/unused': ['Button'] }, { '@showcase/unused': ['Button'] }],
  [{ '@showcase/data': ['useItem'] }, {}],
])('of %j, the shared modules lack %j', async (imports, missing) => {
  expect(await findMissing(imports)).toEqual(missing);
});
