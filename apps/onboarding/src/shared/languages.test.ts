import { expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';

it.each(LANGUAGES)('has a flag for $name: $flag', ({ flag, speech }) => {
  const letters = [...flag].map((character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) - 0x1f1a5),
  );
  expect(letters.join('')).toBe(speech.slice(-2));
});
