export type ChangeFilter = {
  column: string;
  isNegated: boolean;
  matches: (value: unknown) => boolean;
};

/** Reads filters as `column=eq.value`; several are joined by commas outside of parentheses. */
export function parseFilter(text: string): ChangeFilter[] {
  return text.split(/,(?![^(]*\))/).map(parseOne);
}

export function matchesAll(filters: ChangeFilter[], row: Record<string, unknown>): boolean {
  return filters.every(({ column, isNegated, matches }) => matches(row[column]) !== isNegated);
}

function parseOne(text: string): ChangeFilter {
  const match = /^([^=]+)=(not\.)?(eq|neq|lt|lte|gt|gte|in|is|like|ilike)\.(.*)$/s.exec(text);
  if (!match) throw new Error(`Unable to parse the filter ${text}`);
  const [, column = '', negation, operator = '', operand = ''] = match;
  return { column, isNegated: negation !== undefined, matches: matcher(operator, operand) };
}

function matcher(operator: string, operand: string): (value: unknown) => boolean {
  if (operator === 'is') return (value) => String(value) === operand.toLowerCase();
  if (operator === 'in') return oneOf(operand);
  if (operator === 'like' || operator === 'ilike') return pattern(operand, operator === 'ilike');
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

function oneOf(operand: string): (value: unknown) => boolean {
  const values = operand
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((item) => item.trim().replace(/^"|"$/g, ''));
  return (value) =>
    values.some((item) => value !== null && value !== undefined && compare(value, item) === 0);
}

function pattern(operand: string, ignoresCase: boolean): (value: unknown) => boolean {
  const source = operand
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  const expression = new RegExp(`^${source}$`, ignoresCase ? 'is' : 's');
  return (value) => typeof value === 'string' && expression.test(value);
}

function compare(value: unknown, operand: string): number {
  if (typeof value === 'number' && operand.trim() !== '' && !Number.isNaN(Number(operand)))
    return value - Number(operand);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === operand) return 0;
  return text < operand ? -1 : 1;
}
