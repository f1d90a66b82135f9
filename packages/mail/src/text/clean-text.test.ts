import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['keeps line breaks and paragraphs', 'a\r\nb\r\r\r\rc\u2028d', 'a\nb\n\nc\nd'],
    ['turns control characters into spaces', 'a\tb\0c\u001b', 'a b c'],
    ['removes controls of the direction', '\u202Ea\u2066b\u2069\u200F\u061C', 'ab'],
    ['removes invisible characters', 'a\u200Bb\u2060c\uFEFF\u00AD\u3164', 'abc'],
    ['keeps joined emoji', '👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
    ['keeps flags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇮🇱', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇮🇱'],
    ['removes hidden letters', 'a\u{e0041}\u{e0042}b', 'ab'],
    ['keeps joiners within words', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['removes joiners that join nothing', '\u200da \u200c\u200db\u200c\u200cc\u200d', 'a b\u200cc'],
    ['ends a chain of joiners', 'a\u200d'.repeat(10), `${'a\u200d'.repeat(7)}aa\u200da`],
    ['keeps accents and vowel signs', 'é e\u0301 นี้ שָׁ', 'é e\u0301 นี้ שָׁ'],
    ['removes piles of combining marks', `a${'\u0301'.repeat(50)}b`, `a${'\u0301'.repeat(8)}b`],
    ['replaces lone surrogates', 'a\uD800b', 'a\uFFFDb'],
    ['leaves nothing of spaces', ' \n \u00A0 ', ''],
  ])('%s', (_name, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('cleanLine', () => {
  it.each([
    ['a\n\nb\tc', 'a b c'],
    ['', '(no name)'],
    ['\u200B\u2069', '(no name)'],
  ])('makes one line of %j', (text, line) => {
    expect(cleanLine(text)).toBe(line);
  });
});
