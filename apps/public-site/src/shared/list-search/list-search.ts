/** One group of checkboxes; `param` is its name in the URL. */
export type FilterGroup<Param extends string = string> = {
  param: Param;
  label: string;
  options: readonly string[];
};

/** The state of a list search: text and the selected values per group. */
export type ListSearch<Param extends string = string> = {
  q: string;
  selected: Record<Param, string[]>;
};

/** Reads the URL; drops values that a group does not have, and puts the others in the group's order. */
export function readListSearch<Param extends string>(
  params: URLSearchParams,
  groups: readonly FilterGroup<Param>[],
): ListSearch<Param> {
  const entries = groups.map(({ param, options }) => {
    const requestedValues = new Set(params.getAll(param));
    return [param, options.filter((option) => requestedValues.has(option))] as const;
  });
  // Object.fromEntries loses the type of the keys.
  const selected = Object.fromEntries(entries) as Record<Param, string[]>;
  return { q: params.get('q') ?? '', selected };
}

/** The query string of a search; omits blank text. */
export function writeListSearch({ q, selected }: ListSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q.trim()) params.set('q', q);
  for (const [param, values] of Object.entries(selected)) {
    for (const value of values) params.append(param, value);
  }
  return params;
}

export function toggleFilter<Param extends string>(
  search: ListSearch<Param>,
  param: Param,
  value: string,
): ListSearch<Param> {
  const values = search.selected[param];
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value];
  return { ...search, selected: { ...search.selected, [param]: next } };
}

/** The number of selected checkboxes. */
export function countFilters({ selected }: ListSearch) {
  return Object.values<string[]>(selected).reduce((sum, values) => sum + values.length, 0);
}

export function isSearching(search: ListSearch) {
  return search.q.trim() !== '' || countFilters(search) > 0;
}

/** The maximum number of pages that a link restores; more are loaded by hand. */
const MAX_PAGES = 20;

/** The number of pages in the URL. */
export function readPageCount(params: URLSearchParams) {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGES) : 1;
}
