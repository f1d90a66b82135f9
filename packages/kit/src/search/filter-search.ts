import { defineSearch, type SearchDefinition } from './define-search.ts';
import { choicesParam, textParam } from './params.ts';

/** One group of checkboxes; `param` is its name in the URL. */
export type FilterGroup<Param extends string = string> = {
  param: Param;
  /** The name in older links. */
  formerParam?: string;
  label: string;
  options: readonly string[];
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
  const fields = groups.map(({ param, formerParam, options }) => {
    const names = formerParam === undefined ? [param] : [param, formerParam];
    return [param, { ...choicesParam(options), names }];
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

/** The number of selected checkboxes. */
export function countFilters({ selected }: FilterSearch) {
  return Object.values<string[]>(selected).reduce((sum, values) => sum + values.length, 0);
}

export function isSearching(search: FilterSearch) {
  return search.q.trim() !== '' || countFilters(search) > 0;
}
