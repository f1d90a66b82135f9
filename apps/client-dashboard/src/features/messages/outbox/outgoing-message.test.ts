import { expect, it } from 'vitest';
import { explainSendError } from './outgoing-message.ts';

it.each([
  [undefined, "Not sent. We can't connect right now. Try again."],
  ['unreachable', "Not sent. We can't connect right now. Try again."],
  ['forbidden', "Not sent. You can't write in this conversation."],
  ['conflict', 'Not sent. This person has deleted their account.'],
  ['too-large', "Not sent. It's too large. Make it smaller and try again."],
] as const)('explains the reason %s as "%s"', (reason, text) => {
  expect(explainSendError(reason && { reason })).toBe(text);
});

it('passes on what the database says about a file', () => {
  const failure = {
    reason: 'conflict',
    sentence: '“a.pdf” has not been uploaded. Try again',
  } as const;
  expect(explainSendError(failure)).toBe('Not sent. “a.pdf” has not been uploaded. Try again.');
});
