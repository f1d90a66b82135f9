import { hasAllWords, normalizeText } from '@showcase/kit/matching';
import type { Entry } from './entry.ts';

/**
 * The entries that contain all words of the text, in label or hint: first those whose label starts with the text, then those with a
 * word that does, then all others, each in their own order. All of them for an empty text.
 */
export function matchEntries<E extends Pick<Entry, 'label' | 'hint'>>(
  text: string,
  entries: readonly E[],
): E[] {
  const typed = normalizeText(text);
  return entries
    .filter(({ label, hint = '' }) => hasAllWords(text, `${label} ${hint}`))
    .map((entry) => ({ entry, rank: rankLabel(normalizeText(entry.label), typed) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

function rankLabel(label: string, typed: string): number {
  if (label.startsWith(typed)) return 0;
  return label.includes(` ${typed}`) ? 1 : 2;
}
