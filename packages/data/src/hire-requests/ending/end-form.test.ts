import { expect, it } from 'vitest';
import { endSchema } from './end-form.ts';

it.each([
  ['', 'Write a reason'],
  [' \u200b ', 'Write a reason'],
  ['Too short', 'Write at least 10 characters'],
  [`${'x'.repeat(9)}     `, 'Write at least 10 characters'],
  ['🙂'.repeat(9), 'Write at least 10 characters'],
  ['x'.repeat(10), undefined],
  ['🙂'.repeat(1000), undefined],
  ['x'.repeat(1001), 'Use at most 1,000 characters'],
])('the reason %j: %j', (reason, message) => {
  expect(endSchema.safeParse({ reason }).error?.issues[0]?.message).toBe(message);
});
