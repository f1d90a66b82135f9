import { createFinding } from './finding.ts';
import type { Finding, TextFile } from './finding.ts';
import { secretKinds } from './secret-kinds.ts';

/** Secret keys in a text. They are compared with their forms alone, and used for nothing. */
export function findSecrets(file: TextFile): Finding[] {
  return secretKinds.flatMap(({ name, pattern, prefix, isSecret = () => true }) =>
    [...file.text.matchAll(pattern)]
      .filter((match) => !isWithinWord(file.text, match.index) && isSecret(match))
      .map((match) => ({
        ...createFinding('secret-key', name, file, match.index),
        masked: mask(match[0], prefix),
      })),
  );
}

/** What begins within another word is no key of this kind. */
function isWithinWord(text: string, index: number): boolean {
  return index > 0 && /[\w-]/.test(text.charAt(index - 1)) && !isEscape(text, index);
}

/** `\n` before a key in a string ends with a letter. */
function isEscape(text: string, index: number): boolean {
  return /\\[nrt]/.test(text.slice(Math.max(0, index - 2), index));
}

/** The part that is the same in all keys of the kind, and the last two characters. */
function mask(secret: string, prefix: number): string {
  return `${secret.slice(0, Math.min(prefix, 20))}…${secret.slice(-2)}`;
}
