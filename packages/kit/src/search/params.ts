import type { SearchParam } from './define-search.ts';

/** Any text. Blank text is not written. */
export const textParam: SearchParam<string> = {
  read: ([text = '']) => text,
  write: (text) => (text.trim() ? [text] : []),
};

/** One of the options; the default is not written. */
export function choiceParam<Option extends string>(
  options: readonly Option[],
  defaultOption: NoInfer<Option>,
): SearchParam<Option> {
  return {
    read: ([value]) => options.find((option) => option === value) ?? defaultOption,
    write: (option) => (option === defaultOption ? [] : [option]),
  };
}

/** Any number of the options, in their order; other values are dropped. */
export function choicesParam<Option extends string>(
  options: readonly Option[],
): SearchParam<Option[]> {
  return {
    read: (values) => options.filter((option) => values.includes(option)),
    write: (selected) => selected,
  };
}

const MAX_OTHERS = 10;
const MAX_OTHER_LENGTH = 100;

/** Any number of the options, in their order, and up to ten other values, in their usual spelling. */
export function openChoicesParam(
  options: readonly string[],
  toValue: (typed: string) => string,
): SearchParam<string[]> {
  return {
    read: (typed) => {
      const values = new Set(typed.map(toValue));
      const others = [...values].filter(
        (value) => value !== '' && value.length <= MAX_OTHER_LENGTH && !options.includes(value),
      );
      return [...options.filter((option) => values.has(option)), ...others.slice(0, MAX_OTHERS)];
    },
    write: (selected) => selected,
  };
}

/** A whole number from 1 to `max`; 1 is not written. */
export function countParam(max: number): SearchParam<number> {
  return {
    read: ([value]) => {
      const count = Number(value);
      return Number.isInteger(count) && count > 1 ? Math.min(count, max) : 1;
    },
    write: (count) => (count > 1 ? [String(count)] : []),
  };
}
