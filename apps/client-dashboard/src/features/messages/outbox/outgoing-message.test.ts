import { expect, it } from 'vitest';
import { explainSendError } from './outgoing-message.ts';

it.each([
  [undefined, "Not sent. We can't connect right now. Try again."],
  ['unreachable', "Not sent. We can't connect right now. Try again."],
  ['forbidden', "Not sent. You can't write in this conversation."],
  ['conflict', 'Not sent. This person has deleted their account.'],
  ['too-large', "Not sent. It's too large. Make it smaller and try again."],
] as const)('explains the reason %s as "%s"', (reason, text) => {
  expect(explainSendError(reason)).toBe(text);
});
