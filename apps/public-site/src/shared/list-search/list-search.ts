/** One group of checkboxes; `param` names it in the address. */
export type FilterGroup<Param extends string = string> = {
  param: Param;
  label: string;
  options: readonly string[];
};

/** What a list is searched by: free text and the ticked values per group. */
export type ListSearch<Param extends string = string> = {
  q: string;
  selected: Record<Param, string[]>;
};

/** Reads the address; values that no group offers are left out, the others come in the group's order. */
export function readListSearch<Param extends string>(
  params: URLSearchParams,
  groups: readonly FilterGroup<Param>[],
): ListSearch<Param> {
  const entries = groups.map(({ param, options }) => {
    const requestedValues = new Set(params.getAll(param));
    return [param, options.filter((option) => requestedValues.has(option))] as const;
  });
  // Object.fromEntries forgets the keys' type.
  const selected = Object.fromEntries(entries) as Record<Param, string[]>;
  return { q: params.get('q') ?? '', selected };
}

/** The address' query for a search; a blank text is left out. */
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

/** How many boxes are ticked. */
export function countFilters({ selected }: ListSearch) {
  return Object.values<string[]>(selected).reduce((sum, values) => sum + values.length, 0);
}

export function isSearching(search: ListSearch) {
  return search.q.trim() !== '' || countFilters(search) > 0;
}

/** A link brings no more pages than this; the reader of a longer list loads them again. */
const MAX_PAGES = 20;

/** How many pages of the list the address asks for. */
export function readPageCount(params: URLSearchParams) {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGES) : 1;
}
