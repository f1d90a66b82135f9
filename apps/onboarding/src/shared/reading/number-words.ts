import type { LanguageCode } from '../languages.ts';

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

/** The numbers from two to ten by their words in a language, as they are in plain text. */
export function listNumberWords(language: LanguageCode): Map<string, number> {
  const words = WORDS[language].normalize('NFKC').split(' ');
  return new Map(
    words.flatMap((forms, index) => forms.split('/').map((form) => [form, index + 2] as const)),
  );
}
