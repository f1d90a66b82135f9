import { expect, it } from 'vitest';
import { createNameCheck } from './provided-names.ts';

const findMissing = createNameCheck(async (entryPoint) =>
  entryPoint === '@showcase/ui' ? () => ({ Button: null, Card: null }) : false,
);

it.each([
  [{ '@showcase/ui': ['Button', 'Card'] }, {}],
  [{ '@showcase/ui': ['Button', 'Chip'] }, { '@showcase/ui': ['Chip'] }],
  [{ '@showcase/new': ['Button'] }, { '@showcase/new': ['Button'] }],
])('of %j, the shared modules lack %j', async (imports, missing) => {
  expect(await findMissing(imports)).toEqual(missing);
});
