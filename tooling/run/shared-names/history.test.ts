import { describe, expect, it } from 'vitest';
import { findChange, findSmallSteps, isCurrent, nextVersion, type History } from './history.ts';
import { readExportedNames, sharedPackages } from '../../shared-names.ts';
import { readHistory, readVersion } from './shared-package.ts';

const first: History = { '1.0.0': { added: ['Button', 'Card'], removed: [] } };

describe('findChange', () => {
  it.each([
    [['Card', 'Button'], { added: [], removed: [] }],
    [['Button', 'Card', 'Chip', 'Badge'], { added: ['Badge', 'Chip'], removed: [] }],
    [['Button', 'Chip'], { added: ['Chip'], removed: ['Card'] }],
  ])('compares %j with the history', (names, change) => {
    expect(findChange(first, names)).toEqual(change);
  });

  it('knows a name that was removed and added again', () => {
    const history: History = {
      ...first,
      '2.0.0': { added: [], removed: ['Card'] },
      '2.1.0': { added: ['Card'], removed: [] },
    };
    expect(findChange(history, ['Button', 'Card'])).toEqual({ added: [], removed: [] });
  });
});

it.each([
  ['1.4.2', ['Chip'], [], '1.5.0'],
  ['1.4.2', ['Chip'], ['Card'], '2.0.0'],
])('after %s, adding %j and removing %j makes %s', (version, added, removed, next) => {
  expect(nextVersion(version, { added, removed })).toBe(next);
});

it.each([
  ['1.1.0', ['Chip'], [], true],
  ['2.0.0', ['Chip'], [], true],
  ['1.0.1', ['Chip'], [], false],
  ['2.0.0', [], ['Card'], true],
  ['1.1.0', [], ['Card'], false],
  ['0.9.0', ['Chip'], [], false],
])('%s after 1.0.0, adding %j and removing %j: allowed is %s', (version, added, removed, is) => {
  const history = { ...first, [version]: { added, removed } };
  expect(findSmallSteps(history)).toEqual(is ? [] : [version]);
});

it.each([
  ['1.0.0', true],
  ['1.0.3', true],
  ['1.1.0', false],
  ['0.9.0', false],
])('the history of 1.0.0 belongs to %s: %s', (version, is) => {
  expect(isCurrent(first, version)).toBe(is);
});

describe.each(sharedPackages)('the package %s', (name) => {
  it('has a version for its exported names: if not, run `npm run exports`', async () => {
    const change = findChange(await readHistory(name), await readExportedNames(name));
    expect(change, 'Run `npm run exports` and commit what it writes').toEqual({
      added: [],
      removed: [],
    });
  });

  it('has a minor version for each addition and a major one for each removal', async () => {
    const history = await readHistory(name);
    expect(findSmallSteps(history)).toEqual([]);
    expect(isCurrent(history, await readVersion(name))).toBe(true);
  });
});
