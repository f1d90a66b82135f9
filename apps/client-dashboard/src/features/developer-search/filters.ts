import { LOCATION_FILTERS, SKILL_FILTERS, type CreatorFilters } from '@showcase/data';

/** The groups of checkboxes, by their search parameter. */
export const FILTER_GROUPS = [
  { name: 'skills', param: 'skill', label: 'Skills', values: SKILL_FILTERS },
  { name: 'locations', param: 'location', label: 'Location', values: LOCATION_FILTERS },
] as const;

export type FilterGroup = (typeof FILTER_GROUPS)[number]['name'];

export const NO_FILTERS: CreatorFilters = { q: '', skills: [], locations: [] };

/** Reads the filters from the URL. Values without a checkbox are ignored. */
export function readFilters(params: URLSearchParams): CreatorFilters {
  const selected = ({ param, values }: (typeof FILTER_GROUPS)[number]) => {
    const paramValues = params.getAll(param);
    return values.filter((value) => paramValues.includes(value));
  };
  const [skills, locations] = FILTER_GROUPS;
  return { q: params.get('q') ?? '', skills: selected(skills), locations: selected(locations) };
}

export function writeFilters(filters: CreatorFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.q) params.set('q', filters.q);
  for (const { name, param } of FILTER_GROUPS) {
    for (const value of filters[name]) params.append(param, value);
  }
  return params;
}

export function toggleFilter(filters: CreatorFilters, group: FilterGroup, value: string) {
  const selected = filters[group];
  const next = selected.includes(value)
    ? selected.filter((other) => other !== value)
    : [...selected, value];
  return { ...filters, [group]: next };
}

/** How many checkboxes are checked. */
export function countActiveFilters({ skills, locations }: CreatorFilters) {
  return skills.length + locations.length;
}
