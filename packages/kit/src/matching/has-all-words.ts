/** Apostrophes, hyphens, and what nobody sees: people type "obrien" for O’Brien and "email" for e-mail. */
const IGNORED = /['’‘ʼ＇`´\-‐‑－\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

export function isIgnored(letter: string): boolean {
  return letter.replaceAll(IGNORED, '') === '';
}

/** Lower case, without accents and what is ignored, with single spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(IGNORED, '')
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
