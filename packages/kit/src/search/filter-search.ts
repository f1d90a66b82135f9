import { defineSearch, type SearchDefinition } from './define-search.ts';
import { choicesParam, openChoicesParam, textParam } from './params.ts';

/** Values that are not among the options of a group. */
export type OtherValues = {
  /** The label of the input. */
  label: string;
  placeholder: string;
  /** The usual spelling of what was typed. */
  toValue: (typed: string) => string;
};

/** One group of checkboxes; `param` is its name in the URL. */
export type FilterGroup<Param extends string = string> = {
  param: Param;
  /** The name in older links. */
  formerParam?: string;
  label: string;
  options: readonly string[];
  /** Present if the user may type other values, too. */
  other?: OtherValues;
};

/** A search by text and by the selected values of each group. */
export type FilterSearch<Param extends string = string> = {
  q: string;
  selected: Record<Param, string[]>;
};

export type FilterSearchDefinition<Param extends string> = SearchDefinition<FilterSearch<Param>> & {
  groups: readonly FilterGroup<Param>[];
};

export function defineFilterSearch<Param extends string>(
  groups: readonly FilterGroup<Param>[],
): FilterSearchDefinition<Param> {
  const fields = groups.map(({ param, formerParam, options, other }) => {
    const names = formerParam === undefined ? [param] : [param, formerParam];
    const choices = other ? openChoicesParam(options, other.toValue) : choicesParam(options);
    return [param, { ...choices, names }];
  });
  // Object.fromEntries loses the type of the keys.
  const text = defineSearch<{ q: string }>({ q: textParam });
  const selection = defineSearch<Record<Param, string[]>>(Object.fromEntries(fields) as never);
  return {
    groups,
    names: [...text.names, ...selection.names],
    read: (params) => ({ ...text.read(params), selected: selection.read(params) }),
    write: ({ q = '', selected = {} }) =>
      new URLSearchParams([...text.write({ q }), ...selection.write(selected)]),
  };
}

export function toggleFilter<Param extends string>(
  search: FilterSearch<Param>,
  param: Param,
  value: string,
): FilterSearch<Param> {
  const values = search.selected[param];
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value];
  return { ...search, selected: { ...search.selected, [param]: next } };
}

/** The options of a group, followed by the other values that are selected. */
export function listValues(group: FilterGroup, selected: readonly string[]): string[] {
  return [...group.options, ...selected.filter((value) => !group.options.includes(value))];
}

/** The number of selected checkboxes. */
export function countFilters({ selected }: FilterSearch) {
  return Object.values<string[]>(selected).reduce((sum, values) => sum + values.length, 0);
}

export function isSearching(search: FilterSearch) {
  return search.q.trim() !== '' || countFilters(search) > 0;
}
