import { sentence, type Sentence } from './sentence.ts';

type Matches = { title: string; count: number; names: readonly string[] };

/** The matches of a saved search: its name, and the names of the first ones. */
export function formatMatches({ title, count, names }: Matches): Sentence {
  const start =
    count === 1
      ? sentence`New match for ${title}: `
      : sentence`${count} new matches for ${title}: `;
  return [...start, ...listMatches({ count, names })];
}

/** Such as "A, B, C and 2 more". */
export function listMatches({ count, names }: Omit<Matches, 'title'>): Sentence {
  const more = count - names.length;
  const parts = names.map((name) => ({ userText: name }));
  return parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1;
    if (!isLast) return [part, index === parts.length - 2 && more <= 0 ? ' and ' : ', '];
    return more > 0 ? [part, ` and ${more} more`] : [part];
  });
}
