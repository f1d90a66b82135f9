import { expect, it } from 'vitest';
import { describeNames, findMissingNames } from './missing-names.ts';

const provided = { '@showcase/ui': ['Button', 'Card'], '@showcase/data': ['useItem'] };

it.each([
  [{}, {}],
  [{ '@showcase/ui': ['Card'] }, {}],
  [{ '@showcase/ui': ['Card', 'Chip'] }, { '@showcase/ui': ['Chip'] }],
  [{ '@showcase/ui': ['useItem'] }, { '@showcase/ui': ['useItem'] }],
  [{ '@showcase/new': ['Card'] }, { '@showcase/new': ['Card'] }],
])('a release that imports %j lacks %j', (imports, missing) => {
  expect(findMissingNames(imports, provided)).toEqual(missing);
});

it('lists names for a message', () => {
  expect(describeNames({ '@showcase/ui': ['Chip', 'Tag'], '@showcase/data': ['useX'] })).toBe(
    'Chip, Tag of @showcase/ui; useX of @showcase/data',
  );
});
