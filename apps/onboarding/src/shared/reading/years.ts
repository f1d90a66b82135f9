import type { LanguageCode } from '../languages.ts';
import { toPlainText } from './plain-text.ts';

const MAX_YEARS = 50;

/** Patterns of the word after the number. English is recognized in every interview. */
const YEAR_PATTERNS: Record<LanguageCode, string> = {
  en: 'year|yr',
  es: 'a[nñ]os?(?!\\p{L})',
  fr: '(?:ans?|ann[ée]es?)(?!\\p{L})',
  de: 'jahr|jähr',
  it: 'ann[oi](?!\\p{L})',
  pt: 'anos?(?!\\p{L})',
  ru: 'лет|год(?:а|ов)?(?!\\p{L})',
  zh: '[多余]?年',
  ja: '年',
  ko: '년',
  hi: 'साल|वर्ष|बरस',
  ar: '(?:سنة|سنوات|سنين|سنه|عام|عاما|عاماً|عامًا|أعوام|اعوام)(?![\\p{L}\\p{M}])',
};

/** Arabic has a single word for 'two years'. */
const TWO_YEARS = /سنتين|سنتان|عامين|عامان/;

/** The first number of years, rounded down and limited to the profile's maximum; null if there is none. */
export function readYears(chat: string, language: LanguageCode): number | null {
  const yearPattern = [...new Set([YEAR_PATTERNS.en, YEAR_PATTERNS[language]])].join('|');
  const pattern = new RegExp(
    `(?<!\\d)(\\d{1,4})(?:[.,]\\d{1,9})?\\s{0,9}\\+?[\\s-]{0,9}(?:${yearPattern})`,
    'giu',
  );
  const text = toPlainText(chat);
  const years = [...text.matchAll(pattern)].map(([, number]) => Number(number)).find(isDuration);
  if (years !== undefined) return Math.min(years, MAX_YEARS);
  return language === 'ar' && TWO_YEARS.test(text) ? 2 : null;
}

/** '2015年' and '2015 год' are dates. */
function isDuration(number: number) {
  return number < 1900 || number > 2100;
}
