import { expect, it } from 'vitest';
import { splitIntoSentences } from './split-into-sentences.ts';

it.each([
  ['en', 'Hello there. How are you? Fine!', ['Hello there.', 'How are you?', 'Fine!']],
  ['en', 'One thought', ['One thought']],
  ['en', '  ', []],
  ['ja', 'こんにちは。何を作りましたか？', ['こんにちは。', '何を作りましたか？']],
  ['hi', 'नमस्ते। आप कैसे हैं?', ['नमस्ते।', 'आप कैसे हैं?']],
])('splits in %s: "%s"', (language, text, parts) => {
  expect(splitIntoSentences(text, language)).toEqual(parts);
});

it('splits a long sentence between words without losing any', () => {
  const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
  const parts = splitIntoSentences(text, 'en', 50);
  expect(parts.every((part) => part.length <= 50)).toBe(true);
  expect(parts.join(' ')).toBe(text);
});

it('does not split a word that is longer than a part', () => {
  expect(splitIntoSentences('a'.repeat(70), 'en', 50)).toEqual(['a'.repeat(70)]);
});
