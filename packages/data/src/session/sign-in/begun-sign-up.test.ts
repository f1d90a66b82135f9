import { beforeEach, expect, it } from 'vitest';
import type { AuthUser } from '../session-state.ts';
import { removeSignUp, hasBegunSignUp, rememberSignUp } from './begun-sign-up.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000).toISOString();
const user = (mailedAfter: number | null) =>
  ({
    email: 'Noor@example.com',
    created_at: at(0),
    ...(mailedAfter !== null && { confirmation_sent_at: at(mailedAfter) }),
  }) as AuthUser;

beforeEach(() => localStorage.clear());

it.each([
  ['a first sign-up', 2, true],
  ['a slow mail server', 40, true],
  ['a second sign-up', 61, false],
  ['an account without a mail', null, false],
])('after %s the browser has begun it: %s, %s', (_, mailedAfter, expected) => {
  rememberSignUp(user(mailedAfter));
  expect(hasBegunSignUp('noor@EXAMPLE.com')).toBe(expected);
  expect(hasBegunSignUp('ada@example.com')).toBe(false);
});

it('ends with a second sign-up, and when the link is used', () => {
  rememberSignUp(user(2));
  rememberSignUp(user(61));
  expect(hasBegunSignUp('noor@example.com')).toBe(false);
  rememberSignUp(user(2));
  removeSignUp();
  expect(hasBegunSignUp('noor@example.com')).toBe(false);
});
