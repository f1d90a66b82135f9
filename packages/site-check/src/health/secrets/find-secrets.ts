import { createFinding, maxFindings } from '../finding.ts';
import type { Finding, TextFile } from '../finding.ts';
import { secretKinds } from './secret-kinds.ts';

/** Secret keys in a text. They are compared with their forms alone, and used for nothing. */
export function findSecrets(file: TextFile): Finding[] {
  const found = new Map<string, Finding>();
  for (const { name, pattern, prefix, isSecret = () => true } of secretKinds)
    for (const match of file.text.matchAll(pattern)) {
      if (found.size >= maxFindings) break;
      if (isWithinWord(file.text, match.index) || !isSecret(match)) continue;
      const masked = mask(match[0], prefix);
      const key = `${name} ${masked}`;
      if (found.has(key)) continue;
      found.set(key, { ...createFinding('secret-key', name, file, match.index), masked });
    }
  return [...found.values()];
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
