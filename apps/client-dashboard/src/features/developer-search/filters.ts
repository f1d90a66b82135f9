import { LOCATION_FILTERS, SKILL_FILTERS, type CreatorFilters } from '@showcase/data';

/** The groups of checkboxes, by the name under which the address keeps them. */
export const FILTER_GROUPS = [
  { name: 'skills', param: 'skill', label: 'Skills', values: SKILL_FILTERS },
  { name: 'locations', param: 'location', label: 'Location', values: LOCATION_FILTERS },
] as const;

export type FilterGroup = (typeof FILTER_GROUPS)[number]['name'];

export const NO_FILTERS: CreatorFilters = { q: '', skills: [], locations: [] };

/** The filters that an address holds; values that no checkbox has are ignored. */
export function readFilters(params: URLSearchParams): CreatorFilters {
  const ticked = ({ param, values }: (typeof FILTER_GROUPS)[number]) => {
    const wanted = params.getAll(param);
    return values.filter((value) => wanted.includes(value));
  };
  const [skills, locations] = FILTER_GROUPS;
  return { q: params.get('q') ?? '', skills: ticked(skills), locations: ticked(locations) };
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
  const ticked = filters[group];
  const next = ticked.includes(value) ? ticked.filter((one) => one !== value) : [...ticked, value];
  return { ...filters, [group]: next };
}

/** How many checkboxes are ticked. */
export function countTicked({ skills, locations }: CreatorFilters) {
  return skills.length + locations.length;
}
