import { describe, expect, it } from 'vitest';
import { RESERVED_USERNAMES, validateUsername } from './username.ts';

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
