import { describe, expect, it } from 'vitest';
import {
  normalizeUsername,
  RESERVED_USERNAMES,
  USERNAME_MESSAGES,
  validateUsername,
} from './username.ts';

describe('validateUsername', () => {
  it.each([
    ['', null],
    ['abc', null],
    ['ada_stone-1', null],
    ['x'.repeat(29), null],
    ['Ada', 'characters'],
    ['ada stone', 'characters'],
    ['ada.stone', 'characters'],
    ['adä', 'characters'],
    ['ab', 'too-short'],
    ['x'.repeat(30), 'too-long'],
    ...RESERVED_USERNAMES.map((name) => [name, 'reserved'] as const),
  ] as const)('returns for "%s": %s', (name, expected) => {
    expect(validateUsername(name)).toBe(expected);
  });

  it('checks the characters before the length', () => {
    expect(validateUsername('!')).toBe('characters');
    expect(validateUsername('!'.repeat(40))).toBe('characters');
  });
});

describe('a typed username', () => {
  const CHARACTERS =
    'Username can only contain lowercase letters, numbers, underscores, and hyphens';

  it.each([
    ['ad', 'Username must be at least 3 characters long'],
    ['a b', CHARACTERS],
    ['a!', CHARACTERS],
    ['josé', CHARACTERS],
    ['x'.repeat(30), 'Username must be less than 30 characters long'],
    ['Admin', 'Username already taken'],
  ])('rejects %s with %s', (name, message) => {
    const error = validateUsername(normalizeUsername(name));

    expect(error && USERNAME_MESSAGES[error]).toBe(message);
  });

  it.each([
    ['', ''],
    ['Ada_Stone-1', 'ada_stone-1'],
    ['x'.repeat(29), 'x'.repeat(29)],
  ])('normalizes "%s" to "%s"', (name, expected) => {
    expect(normalizeUsername(name)).toBe(expected);
    expect(validateUsername(expected)).toBeNull();
  });
});
