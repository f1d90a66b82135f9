import { defineSearch, type SearchDefinition, type SearchParam } from './define-search.ts';
import { readArguments, writeArguments } from './filter-arguments.ts';
import { describeValue, formatRange, parseRange, type FilterGroup } from './filter-group.ts';
import { choiceParam, choicesParam, openChoicesParam, textParam } from './params.ts';

/** A search by text and by the selected values of each filter, and the order of its results. */
export type FilterSearch<Param extends string = string> = {
  q: string;
  selected: Record<Param, string[]>;
  sort: string;
};

/** An order of the results. */
export type SortOption<Sort extends string = string> = {
  value: Sort;
  label: string;
  /** The order in one sentence. */
  rule: string;
};

type Filters<Param extends string, Sort extends string> = {
  groups: readonly FilterGroup<Param>[];
  /** The first one is the default. */
  sorts: readonly [SortOption<Sort>, ...SortOption<Sort>[]];
  /** The other parameters that the URL of this list always has. */
  fixed?: Readonly<Record<string, string>>;
};

export type FilterSearchDefinition<
  Param extends string,
  Args extends object = object,
  Sort extends string = string,
> = SearchDefinition<FilterSearch<Param>> & {
  groups: readonly FilterGroup<Param>[];
  sorts: readonly SortOption<Sort>[];
  /** Selects a value, or removes it if it is selected. In a group of at most one value, another value replaces it, and '' removes it. */
  toggle: (search: FilterSearch<Param>, param: Param, value: string) => FilterSearch<Param>;
  /** The arguments of the database functions; what does not filter is missing. */
  toArguments: (search: FilterSearch<Param>) => Args;
  /** The same with the order, unless it is the default. */
  toRequest: (search: FilterSearch<Param>) => Args & { sort?: Sort };
  /** The search with these arguments; unknown ones are ignored. */
  fromArguments: (args: unknown) => FilterSearch<Param>;
  /** The selected values in the order of their groups, with what they are called. */
  listSelected: (search: FilterSearch<Param>) => SelectedFilter<Param>[];
};

export type SelectedFilter<Param extends string = string> = {
  param: Param;
  value: string;
  label: string;
};

/** The filters of a list, described once: for its URL, its controls and the database functions. */
export function defineFilterSearch<
  Param extends string,
  Args extends object = object,
  Sort extends string = string,
>({ groups, sorts, fixed = {} }: Filters<Param, Sort>): FilterSearchDefinition<Param, Args, Sort> {
  const fields = groups.map((group) => {
    const { param, formerParam } = group;
    const names = formerParam === undefined ? [param] : [param, formerParam];
    return [param, { ...valuesParam(group), names }];
  });
  const [{ value: defaultSort }] = sorts;
  // Object.fromEntries loses the type of the keys.
  const selection = defineSearch<Record<Param, string[]>>(Object.fromEntries(fields) as never);
  const sortValues = sorts.map(({ value }): string => value);
  const text = defineSearch<{ q: string; sort: string }>({
    q: textParam,
    sort: choiceParam(sortValues, defaultSort),
  });

  const read = (params: URLSearchParams): FilterSearch<Param> => {
    const { q, sort } = text.read(params);
    return { q, selected: selection.read(params), sort };
  };
  const toArguments = (search: FilterSearch<Param>) => writeArguments(groups, search) as Args;
  return {
    groups,
    sorts,
    names: [...text.names, ...selection.names, ...Object.keys(fixed)],
    read,
    write: ({ q = '', selected = {}, sort = defaultSort }) =>
      new URLSearchParams([
        ...Object.entries(fixed),
        ...text.write({ q }),
        ...selection.write(selected),
        // That of another list of the same filters may not exist here.
        ...(sortValues.includes(sort) ? text.write({ sort }) : []),
      ]),
    toggle: (search, param, value) => {
      const group = groups.find((candidate) => candidate.param === param);
      const values = search.selected[param];
      const next = group?.kind === 'choices' ? toggle(values, value) : replace(values, value);
      return { ...search, selected: { ...search.selected, [param]: next } };
    },
    toArguments,
    toRequest: (search) => {
      const sort = sorts.find(({ value }) => value === search.sort)?.value ?? defaultSort;
      return { ...toArguments(search), ...(sort !== defaultSort && { sort }) };
    },
    fromArguments: (args) => read(readArguments(groups, args)),
    listSelected: (search) =>
      groups.flatMap((group) =>
        search.selected[group.param].map((value) => {
          return { param: group.param, value, label: describeValue(group, value) };
        }),
      ),
  };
}

function valuesParam(group: FilterGroup): SearchParam<string[]> {
  if (group.kind === 'choices') {
    const { options, other } = group;
    return other ? openChoicesParam(options, other.toValue) : choicesParam(options);
  }
  const readOne = (value: string | undefined) => {
    if (value === undefined) return [];
    if (group.kind === 'choice') return group.options.filter((option) => option === value);
    const range = parseRange(value, group.max);
    return range ? [formatRange(range)] : [];
  };
  return { read: ([value]) => readOne(value), write: (values) => values };
}

function toggle(values: readonly string[], value: string) {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

function replace(values: readonly string[], value: string) {
  return value === '' || values.includes(value) ? [] : [value];
}

/** The same order without text and filters. */
export function clearSearch<Param extends string>(
  search: FilterSearch<Param>,
): FilterSearch<Param> {
  const params = Object.keys(search.selected).map((param) => [param, []]);
  // Object.fromEntries loses the type of the keys.
  return { ...search, q: '', selected: Object.fromEntries(params) as Record<Param, string[]> };
}

/** The number of selected filters. */
export function countFilters({ selected }: Pick<FilterSearch, 'selected'>) {
  return Object.values<string[]>(selected).reduce((sum, values) => sum + values.length, 0);
}

export function isSearching(search: FilterSearch) {
  return search.q.trim() !== '' || countFilters(search) > 0;
}
