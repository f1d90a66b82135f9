import { formatRange, parseRange, type FilterGroup } from './filter-group.ts';

type Search = { q: string; selected: Readonly<Record<string, readonly string[]>> };

/** A search as the arguments of the database functions; what does not filter is missing. */
export function writeArguments(groups: readonly FilterGroup[], { q, selected }: Search): object {
  const text = q.trim();
  const filters = groups.flatMap((group) => toEntries(group, selected[group.param] ?? []));
  const entries: [string, unknown][] = text ? [['q', text], ...filters] : filters;
  return Object.fromEntries(entries);
}

function toEntries(group: FilterGroup, values: readonly string[]): [string, unknown][] {
  const [value] = values;
  if (value === undefined) return [];
  if (group.kind === 'choices') return [[group.param, values]];
  if (group.kind === 'choice') return [[group.argument, Number(value)]];
  const { min = null, max = null } = parseRange(value, group.max) ?? {};
  const [minName, maxName] = group.arguments;
  return [...amount(minName, min), ...amount(maxName, max)];
}

function amount(name: string, value: number | null): [string, unknown][] {
  return value === null ? [] : [[name, value]];
}

/** The parameters of the URL of a search with these arguments. They are read like any URL, so that wrong ones do no harm. */
export function readArguments(groups: readonly FilterGroup[], args: unknown): URLSearchParams {
  const given: Record<string, unknown> =
    typeof args === 'object' && args !== null ? { ...args } : {};
  const entries = groups.flatMap((group) =>
    toValues(group, given).map((value) => [group.param, value]),
  );
  return new URLSearchParams([
    ...(typeof given.q === 'string' ? [['q', given.q]] : []),
    ...entries,
  ]);
}

function toValues(group: FilterGroup, given: Record<string, unknown>): string[] {
  if (group.kind === 'choices') {
    const values = given[group.param];
    return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  }
  if (group.kind === 'choice') return [String(given[group.argument])];
  const [min, max] = group.arguments.map((name) => toNumber(given[name]));
  return [formatRange({ min: min ?? null, max: max ?? null })];
}

function toNumber(value: unknown) {
  return typeof value === 'number' ? value : null;
}
