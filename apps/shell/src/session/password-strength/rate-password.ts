export type PasswordRating = 'weak' | 'good' | 'strong';

/** How many characters a guesser has to try for each kind that a password has. */
const KINDS: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];
const COMMON = /^(?:pass?w[o0]rd|qwert|letmein|welcome|iloveyou|admin|monkey|dragon|football)/i;
const GOOD_BITS = 40;
const STRONG_BITS = 64;

/** A rough rating: advice while typing, not a rule. */
export function ratePassword(password: string): PasswordRating {
  if (COMMON.test(password)) return 'weak';
  const pool = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = countSurprises(password) * Math.log2(pool);
  if (bits >= STRONG_BITS) return 'strong';
  return bits >= GOOD_BITS ? 'good' : 'weak';
}

/** The characters that neither repeat the one before nor go on from it, as in "aaa" and "123". */
function countSurprises(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -2)) > 1).length;
}
