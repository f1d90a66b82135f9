import type { LanguageCode } from '../languages.ts';
import { listNumberWords } from './number-words.ts';
import { toPlainText } from './plain-text.ts';

const MAX_YEARS = 50;

const WORD_END = '(?![\\p{L}\\p{M}])';

/** Patterns of the word after the number. English is recognized in every interview. */
const YEAR_PATTERNS: Record<LanguageCode, string> = {
  en: 'year|yr',
  es: `a[nñ](?:os?|itos)${WORD_END}`,
  fr: `(?:ans?|ann[ée]es?)${WORD_END}`,
  de: '(?:berufs|dienst|lebens)?(?:jahr|jähr)',
  it: `ann[oi]${WORD_END}`,
  pt: `anos?${WORD_END}`,
  ru: `лет${WORD_END}|год(?:а|у|ов|ам|ами)?${WORD_END}|(?<=-)летн`,
  zh: '[多余]?年',
  ja: '[ヵヶカケか]?年',
  ko: '년',
  hi: 'साल|वर्ष|बरस',
  ar: `(?:سنة|سنوات|سنين|سنه|عام|عاما|عاماً|عامًا|أعوام|اعوام)${WORD_END}`,
};

/** Languages that write numbers and years without a space: a number word may follow any other letter. */
const ATTACHED: readonly LanguageCode[] = ['zh', 'ja', 'ko'];

/** Arabic has a single word for 'two years'. */
const TWO_YEARS = /سنتين|سنتان|عامين|عامان/;

/** The first number of years, rounded down and limited to the profile's maximum; null if there is none. */
export function readYears(chat: string, language: LanguageCode): number | null {
  const languages = [...new Set<LanguageCode>(['en', language])];
  const words = new Map(languages.flatMap((code) => [...listNumberWords(code)]));
  const text = toPlainText(chat);
  const years = [...text.matchAll(createPattern(languages, words))]
    .map(([, digits, word = '']) => words.get(word.toLowerCase()) ?? Number(digits))
    .find(isDuration);
  if (years !== undefined) return Math.min(years, MAX_YEARS);
  return language === 'ar' && TWO_YEARS.test(text) ? 2 : null;
}

function createPattern(languages: readonly LanguageCode[], words: ReadonlyMap<string, number>) {
  const numbers = [...words.keys()].join('|');
  const isAttached = languages.some((language) => ATTACHED.includes(language));
  const start = isAttached
    ? '(?<![一二三四五六七八九十〇零이삼사오육칠팔구십백천])'
    : '(?<![\\p{L}\\p{M}])';
  const units = languages.map((language) => YEAR_PATTERNS[language]).join('|');
  return new RegExp(
    `(?:(?<!\\d)(\\d{1,4})(?:[.,]\\d{1,9})?|${start}(${numbers}))\\s{0,9}\\+?[\\s-]{0,9}(?:${units.normalize('NFKC')})`,
    'giu',
  );
}

/** '2015年' and '2015 год' are dates. */
function isDuration(number: number) {
  return number < 1900 || number > 2100;
}
