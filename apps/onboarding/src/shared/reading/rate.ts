import { toPlainText } from './plain-text.ts';

const MAX_RATE = 100_000;

/** '1,200', '1.200', '1 200', '1,00,000' or '80', optionally with one or two digits after a decimal point or comma. */
const NUMBER =
  "(?:[1-9]\\d{0,2}(?:(?:,\\d{2,3})*,\\d{3}|(?:\\.\\d{3})+|(?:[ '’]\\d{3})+)|\\d+)(?:[.,]\\d{1,2})?(?!\\d)";

/** Signs of non-US dollars, and of the Brazilian real. */
const OTHER_DOLLARS = '(?<![A-Z])(?:R|AU?|CA?|HK|MX|NT|NZ|SG?)\\$';
const DOLLAR_SIGN = '(?<!(?<![A-Z])(?:R|AU?|CA?|HK|MX|NT|NZ|SG?))\\$';
const DOLLAR_NAMES =
  'usd(?!\\p{L})|us[ -]?dollar|dollar|d[óo]lar|доллар|美元|美金|米?ドル|미국 ?달러|달러|डॉलर|डालर|دولار';
const DOLLARS = `${DOLLAR_SIGN}|${DOLLAR_NAMES}`;

const OTHER_CURRENCIES = [
  OTHER_DOLLARS,
  '[€£¥₹₽₩]',
  '(?:eur|gbp|jpy|cny|rmb|inr|rub|krw|brl|chf|cad|aud|mxn|sar|aed|egp)(?!\\p{L})',
  '(?:euros?|pounds?|sterling|pfund|libras?|livres? sterling|sterline|yen|iene|reais|pesos?|francs?|rupees?)(?!\\p{L})',
  'евро|фунт|иен|йен|руб',
  '欧元|英镑|日元|人民币|元|块|ユーロ|ポンド|円|유로|파운드|엔(?!\\p{L})|원',
  'यूरो|पाउंड|येन|रुपय|रुपए|रुपये',
  'يورو|جنيه|ريال|درهم|دينار|ين(?!\\p{L})',
].join('|');

const dollarAmounts = createAmountPattern(DOLLARS, `usd(?!\\p{L})|${DOLLAR_SIGN}`);
const otherAmounts = createAmountPattern(OTHER_CURRENCIES, OTHER_CURRENCIES);

/** The first dollar amount that a profile allows; null if there is none. */
export function readRate(chat: string): number | null {
  const rate = [...toPlainText(chat).matchAll(dollarAmounts)]
    .map(([, before, after]) => readNumber(before ?? after ?? ''))
    .find((amount) => amount > 0 && amount <= MAX_RATE);
  return rate ?? null;
}

/** Whether the answer names an amount in another currency and none in dollars, so that the interview asks for dollars. */
export function mentionsOtherCurrency(chat: string): boolean {
  const hasOtherAmount = toPlainText(chat).search(otherAmounts) >= 0;
  return hasOtherAmount && readRate(chat) === null;
}

function createAmountPattern(after: string, before: string) {
  return new RegExp(
    `(?:${before})\\s?(${NUMBER})|(?<![\\d.,])(${NUMBER})[\\s-]?(?:${after})`,
    'giu',
  );
}

function readNumber(text: string) {
  const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
}
