import { expect, it } from 'vitest';
import { joinSentence, sentence, type Sentence } from './sentence.ts';

const [name, title] = ['Ada Stone', 'A shop'];

it.each<[Sentence, Sentence, string]>([
  [sentence`You have a new review`, ['You have a new review'], 'You have a new review'],
  [
    sentence`${name} delivered: ${title}`,
    [{ userText: name }, ' delivered: ', { userText: title }],
    'Ada Stone delivered: A shop',
  ],
  [
    sentence`${name} reviewed you: ${4} of 5`,
    [{ userText: name }, ' reviewed you: ', '4', ' of 5'],
    'Ada Stone reviewed you: 4 of 5',
  ],
  [sentence`${''}`, [{ userText: '' }], ''],
])('%j has the parts %j and reads %j', (parts, expected, text) => {
  expect(parts).toEqual(expected);
  expect(joinSentence(parts)).toBe(text);
});
