import { expect, it } from 'vitest';
import { isStrongCopyleft, readLicenses } from './licenses.ts';

const lock = (packages: object, lockfileVersion = 3) =>
  JSON.stringify({ name: 'shop', lockfileVersion, packages });

it.each([2, 3])('reads the licenses of what is part of the product, version %d', (version) => {
  const packages = {
    '': { name: 'shop', license: 'UNLICENSED' },
    'packages/own': { license: 'Proprietary' },
    'node_modules/own': { resolved: 'packages/own', link: true, license: 'Linked' },
    'node_modules/react': { license: 'MIT' },
    'node_modules/react/node_modules/scheduler': { license: 'MIT' },
    'node_modules/ghost': { license: 'AGPL-3.0-only' },
    'node_modules/old': { license: { type: 'BSD' } },
    'node_modules/plain': {},
    'node_modules/vitest': { license: 'ISC', dev: true },
    'node_modules/either': { license: '(MIT OR GPL-3.0-only)' },
  };
  expect(readLicenses(lock(packages, version))).toEqual([
    'AGPL-3.0-only',
    '(MIT OR GPL-3.0-only)',
    'MIT',
    'No license named',
  ]);
});

it('names at most 50, of at most 80 characters', () => {
  const packages = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `node_modules/p${index}`,
      { license: `License ${index} ${'x'.repeat(90)}` },
    ]),
  );
  const licenses = readLicenses(lock({ ...packages, 'node_modules/z': { license: 'GPL-2.0' } }));
  expect(licenses).toHaveLength(50);
  expect(licenses?.[0]).toBe('GPL-2.0');
  expect(Math.max(...(licenses ?? []).map(({ length }) => length))).toBe(80);
});

it.each([
  '',
  'lockfileVersion: 9.0',
  '{}',
  '[]',
  lock({}, 1),
  JSON.stringify({ lockfileVersion: 3 }),
])('reads none from %j', (text) => {
  expect(readLicenses(text)).toBeNull();
});

it.each([
  ['MIT', false],
  ['LGPL-3.0-or-later', false],
  ['MPL-2.0', false],
  ['GPL-3.0-only', true],
  ['AGPL-3.0-or-later', true],
  ['SSPL-1.0', true],
  ['(MIT OR GPL-3.0-only)', false],
  ['GPL-2.0-only or gpl-3.0-only', true],
  ['(MIT AND GPL-2.0-only)', true],
  ['GPL-3.0-only AND (MIT OR BSD-3-Clause)', true],
  ['GPL-2.0-only WITH Classpath-exception-2.0', true],
  ['GNU GPL v3', true],
  ['GNU LGPL v3', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('whether %s is strong copyleft is %s', (license, isStrong) => {
  expect(isStrongCopyleft(license)).toBe(isStrong);
});
