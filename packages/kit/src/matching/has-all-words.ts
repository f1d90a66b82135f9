/** Lower case, without accents, with single spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** Whether all words of the typed text are in the searched one, in any order. An empty text is in all. */
export function hasAllWords(typed: string, searched: string): boolean {
  const normalized = normalizeText(searched);
  return normalizeText(typed)
    .split(' ')
    .every((word) => normalized.includes(word));
}
