const locale = 'en-US';

const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
const wholeMoney = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

const createDates = (timeZone?: 'UTC') => ({
  day: new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone,
  }),
  month: new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone }),
  year: new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone }),
});
const localDates = createDates();
const utcDates = createDates('UTC');

export type DateInput = Date | string | number;

/** US dollars with cents: '$1,234.50'. */
export const formatMoney = (dollars: number) => setMinus(money.format(dollars));

/** US dollars as short as they are exact: '$450', '$1,234.50'. */
export const formatShortMoney = (dollars: number) =>
  Number.isInteger(dollars) ? setMinus(wholeMoney.format(dollars)) : formatMoney(dollars);

/** An integer with thousands separators: '1,245'. */
export const formatCount = (value: number) => count.format(value);

type DateStyle = keyof typeof localDates;

/** 'Nov 21, 2026', 'Nov 2026' or '2026', in the user's time zone. Empty if the date is invalid. */
export function formatDate(date: DateInput, style: DateStyle = 'day') {
  return format(date, localDates[style]);
}

/** The same in UTC, which is the same on the server and in every browser. */
export function formatUtcDate(date: DateInput, style: DateStyle = 'day') {
  return format(date, utcDates[style]);
}

/** The formatter writes a hyphen, which is shorter than a digit and breaks from its number. */
function setMinus(text: string) {
  return text.replace('-', '\u2212');
}

function format(date: DateInput, dates: Intl.DateTimeFormat) {
  const value = new Date(date);
  return Number.isNaN(value.getTime()) ? '' : dates.format(value);
}
