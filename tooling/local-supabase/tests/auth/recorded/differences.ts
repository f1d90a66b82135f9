import type { Recording } from './recorder.ts';

/** The differences between the local auth service and the recordings, by reason; README.md lists the reasons that are its own. */
const reasons: Record<string, readonly string[]> = {
  'A malformed body is rejected without the words of Go’s JSON parser.': [
    'signup: data of a list',
    'signup: malformed',
    'signup: a list',
    'signup: password a number',
  ],
  'What is encoded in mailed links has capital hex digits.': ['confirm: mail', 'recover: mail'],
  'There is no admin API for users.': ['admin: users with the secret key'],
  'The response to a confirmed code lists the factors that are left.': ['mfa: verify'],
  'The product’s database has other checks and rules than when this was recorded.': [
    'signup: email a@b',
    'signup: email a..b@example.com',
    'email: session of 25 hours',
  ],
};

/** The names of the calls that are known to differ, as far as a recording has them. */
export function listDifferences(recorded: Recording): string[] {
  const names = Object.values(reasons).flat();
  return names.filter((name) => name in recorded).toSorted();
}
