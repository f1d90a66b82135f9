import { CURRENCIES } from './currencies.ts';
import { isPaidByHour, readPeriod, type Period } from './periods.ts';
import { toPlainText } from './plain-text.ts';

export type Amount = {
  value: number;
  currency: 'dollar' | 'other' | null;
  /** The unit that the amount is paid for; null if the text does not say. */
  period: Period | null;
  /** '80/h': a rate even without a currency. */
  isByHour: boolean;
};

/** '1,200', '1.200', '1 200', '1,00,000' or '80', optionally with one or two digits after a decimal point or comma. */
const NUMBER =
  "(?:[1-9]\\d{0,2}(?:(?:,\\d{2,3})*,\\d{3}|(?:\\.\\d{3})+|(?:[ '’]\\d{3})+)|\\d+)(?:[.,]\\d{1,2})?(?!\\d)";

const THOUSAND =
  'k(?!\\p{L})|thousand|tausend|mil(?!\\p{L})|mille(?!\\p{L})|mila(?!\\p{L})|тыс\\p{L}{0,9}|千|천|हज़ार|हजार|ألف|آلاف';
const MORE =
  'mill\\p{L}{0,9}|mio(?!\\p{L})|lakh|lac(?!\\p{L})|crore|млн|миллион\\p{L}{0,9}|万|萬|億|亿|만|억|लाख|करोड़|مليون';
const MAGNITUDE = `(?:\\s?(?:(?<thousand>${THOUSAND})|(?<more>${MORE}))\\.?)?`;

/** 'Between 80 and 90'. Otherwise 'and' separates two amounts. */
const AND =
  '(?<=(?:between|zwischen|entre|tra|fra|между)\\s\\$?\\d{1,6})\\s(?:and|und|y|et|e|и)\\s';
const RANGE = `\\s?[-–—‒~〜]\\s?|\\s?(?:到|至|から|에서|부터)\\s?|\\s(?:to|or|bis|oder|a|à|o|ou|до|или|से|या|إلى|الى|أو)\\s|${AND}`;

const SOURCE = [
  `(?:(?:(?<otherBefore>${CURRENCIES.otherBefore})|(?<dollarBefore>${CURRENCIES.dollarBefore}))\\s?)?`,
  `(?<![\\d.,])(?<number>${NUMBER})${MAGNITUDE}`,
  `(?:(?:${RANGE})(?:${CURRENCIES.otherBefore}|${CURRENCIES.dollarBefore})?\\s?(?<high>${NUMBER}))?`,
  `(?:[\\s-]?(?:(?<otherAfter>${CURRENCIES.otherAfter})|(?<dollarAfter>${CURRENCIES.dollarAfter})))?`,
].join('');

/** The characters around an amount in which its period is looked for. */
const WINDOW = 40;

const pattern = new RegExp(SOURCE.normalize('NFKC'), 'giu');

/** The numbers of a text with their currencies and periods. Of a range such as '80–90 USD', the lower one. */
export function findAmounts(chat: string): Amount[] {
  const text = toPlainText(chat);
  return [...text.matchAll(pattern)].map((match) => {
    const groups = match.groups ?? {};
    const end = match.index + match[0].length;
    const textBefore = text.slice(Math.max(0, match.index - WINDOW), match.index);
    const textAfter = text.slice(end, end + WINDOW);
    return {
      value: readValue(groups),
      currency: readCurrency(groups),
      period: readPeriod(textBefore, textAfter),
      isByHour: isPaidByHour(textAfter),
    };
  });
}

type Groups = Partial<Record<string, string>>;

function readCurrency(groups: Groups) {
  if (groups.otherBefore !== undefined || groups.otherAfter !== undefined) return 'other';
  return groups.dollarBefore !== undefined || groups.dollarAfter !== undefined ? 'dollar' : null;
}

function readValue({ number = '', high, thousand, more }: Groups) {
  if (more !== undefined) return Infinity;
  const low = readNumber(number) * (thousand === undefined ? 1 : 1000);
  // In 'since 2020 - 80 USD', the first number is not the lower end of a range.
  return high !== undefined && readNumber(high) < low ? readNumber(high) : low;
}

function readNumber(text: string) {
  const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
}
