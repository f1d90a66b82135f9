import type { LanguageCode } from '../languages.ts';
import { toPlainText } from './plain-text.ts';

/** The words for two to ten. 'One' is left out, because in many languages it is also the article: 'a year'. */
const WORDS: Record<LanguageCode, string> = {
  en: 'two three four five six seven eight nine ten',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez',
  fr: 'deux trois quatre cinq six sept huit neuf dix',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn',
  it: 'due tre quattro cinque sei sette otto nove dieci',
  pt: 'dois três quatro cinco seis sete oito nove dez',
  ru: 'два три четыре пять шесть семь восемь девять десять',
  zh: '两 三 四 五 六 七 八 九 十',
  ja: '二 三 四 五 六 七 八 九 十',
  ko: '이 삼 사 오 육 칠 팔 구 십',
  hi: 'दो तीन चार पाँच/पांच छह/छः/छे सात आठ नौ दस',
  ar: 'اثنان/اثنين ثلاث/ثلاثة أربع/أربعة/اربع/اربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثماني/ثمانية تسع/تسعة عشر/عشرة',
};

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

/** The numbers from two to ten by their words in a language, as they are in plain text. */
function listNumberWords(language: LanguageCode): Map<string, number> {
  const words = WORDS[language].normalize('NFKC').split(' ');
  return new Map(
    words.flatMap((forms, index) => forms.split('/').map((form) => [form, index + 2] as const)),
  );
}
