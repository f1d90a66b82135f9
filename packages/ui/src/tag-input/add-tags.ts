const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

/** Appends the others to the tags: trimmed, and without duplicates, ignoring case. */
export function addTags(tags: readonly string[], others: readonly string[]) {
  return others
    .map((part) => part.trim())
    .reduce<string[]>(
      (all, part) => (part === '' || all.some(isSame(part)) ? all : [...all, part]),
      [...tags],
    );
}

/** The suggestions that are not among the tags. */
export function withoutTags(suggestions: readonly string[], tags: readonly string[]) {
  return suggestions.filter((suggestion) => !tags.some(isSame(suggestion)));
}
