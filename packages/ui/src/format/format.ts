const locale = 'en-US';

const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

const dates = {
  day: new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' }),
  month: new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short' }),
  year: new Intl.DateTimeFormat(locale, { year: 'numeric' }),
};

export type DateInput = Date | string | number;

/** US dollars with cents: '$1,234.50'. */
export const formatMoney = (dollars: number) => money.format(dollars);

/** An integer with thousands separators: '1,245'. */
export const formatCount = (value: number) => count.format(value);

/** 'Nov 21, 2026', 'Nov 2026' or '2026'. Empty if the date is invalid. */
export function formatDate(date: DateInput, style: keyof typeof dates = 'day') {
  const value = new Date(date);
  return Number.isNaN(value.getTime()) ? '' : dates[style].format(value);
}
