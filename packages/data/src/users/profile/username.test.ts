import { describe, expect, it } from 'vitest';
import { RESERVED_USERNAMES, usernameFault } from './username.ts';

describe('usernameFault', () => {
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
  ] as const)('finds in "%s": %s', (name, fault) => {
    expect(usernameFault(name)).toBe(fault);
  });

  it('looks at the characters before the length', () => {
    expect(usernameFault('!')).toBe('characters');
    expect(usernameFault('!'.repeat(40))).toBe('characters');
  });
});
