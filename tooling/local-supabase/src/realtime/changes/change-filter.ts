export type ChangeFilter = {
  column: string;
  isNegated: boolean;
  matches: (value: unknown) => boolean;
};

const maxFilterLength = 5000;
const maxConditions = 10;
/** The limits of hosted Supabase. */
const maxValues = 100;

/** Parses filters such as `column=eq.value`; commas outside of parentheses separate several. */
export function parseFilter(text: string): ChangeFilter[] {
  if (text.length > maxFilterLength) throw new Error('The filter is too long');
  const conditions = splitConditions(text);
  if (conditions.length > maxConditions) throw new Error('The filter has too many conditions');
  return conditions.map(parseCondition);
}

/** Splits at commas outside of parentheses. */
function splitConditions(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts;
}

export function matchesAll(filters: ChangeFilter[], row: Record<string, unknown>): boolean {
  return filters.every(({ column, isNegated, matches }) => matches(row[column]) !== isNegated);
}

function parseCondition(text: string): ChangeFilter {
  const match = /^([^=]+)=(not\.)?(eq|neq|lt|lte|gt|gte|in|is|like|ilike)\.(.*)$/s.exec(text);
  if (!match) throw new Error(`Unable to parse the filter ${text}`);
  const [, column = '', negation, operator = '', operand = ''] = match;
  return { column, isNegated: negation !== undefined, matches: createMatcher(operator, operand) };
}

function createMatcher(operator: string, operand: string): (value: unknown) => boolean {
  if (operator === 'is') return (value) => String(value) === operand.toLowerCase();
  if (operator === 'in') return createInMatcher(operand);
  if (operator === 'like' || operator === 'ilike')
    return createLikeMatcher(operand, operator === 'ilike');
  return (value) => {
    if (value === null || value === undefined) return false;
    const order = compare(value, operand);
    switch (operator) {
      case 'eq':
        return order === 0;
      case 'neq':
        return order !== 0;
      case 'lt':
        return order < 0;
      case 'lte':
        return order <= 0;
      case 'gt':
        return order > 0;
      default:
        return order >= 0;
    }
  };
}

function createInMatcher(operand: string): (value: unknown) => boolean {
  const values = operand
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((item) => item.trim().replace(/^"|"$/g, ''));
  if (values.length > maxValues) throw new Error(`A filter lists ${maxValues} values at most`);
  return (value) =>
    values.some((item) => value !== null && value !== undefined && compare(value, item) === 0);
}

function createLikeMatcher(operand: string, ignoresCase: boolean): (value: unknown) => boolean {
  const fold = (text: string) => [...(ignoresCase ? text.toLowerCase() : text)];
  const pattern = fold(operand);
  return (value) => typeof value === 'string' && isLike(fold(value), pattern);
}

/** `%` matches any text, `_` one character. A failed match backtracks to the last `%` only, so that no pattern is slow. */
function isLike(text: string[], pattern: string[]): boolean {
  let [index, patternIndex] = [0, 0];
  let last: { index: number; patternIndex: number } | undefined;
  while (index < text.length) {
    if (pattern[patternIndex] === '%') {
      last = { index, patternIndex };
      patternIndex += 1;
    } else if (
      patternIndex < pattern.length &&
      (pattern[patternIndex] === '_' || pattern[patternIndex] === text[index])
    ) {
      [index, patternIndex] = [index + 1, patternIndex + 1];
    } else if (last) {
      last.index += 1;
      [index, patternIndex] = [last.index, last.patternIndex + 1];
    } else return false;
  }
  return pattern.slice(patternIndex).every((character) => character === '%');
}

function compare(value: unknown, operand: string): number {
  if (typeof value === 'number' && operand.trim() !== '' && !Number.isNaN(Number(operand)))
    return value - Number(operand);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === operand) return 0;
  return text < operand ? -1 : 1;
}
