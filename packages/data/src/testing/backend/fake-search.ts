import {
  INDUSTRY_FILTERS,
  LOCATION_FILTERS,
  PROJECT_TYPE_FILTERS,
  TECHNOLOGY_FILTERS,
} from '../../constants.ts';
import type { FakeState } from './fake-state.ts';
import { visibleRows } from './rest/fake-tables.ts';

type Arguments = Record<string, unknown>;

export function findProjects(state: FakeState, input: Arguments) {
  const projects = state.projects
    .filter(({ visibility }) => visibility === 'public')
    .filter(({ user_id }) => state.users.some(({ id, is_dev }) => id === user_id && is_dev))
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    .map(({ user_id, ...project }) => ({
      ...project,
      owner: state.users.find(({ id }) => id === user_id),
    }));
  const found = findText(projects, input.q, ({ title, description, tags }) => [
    title,
    description,
    ...tags,
  ]);
  return withGroups(found, {
    types: { values: PROJECT_TYPE_FILTERS, getValues: ({ tags }) => tags },
    technologies: { values: TECHNOLOGY_FILTERS, getValues: ({ tags }) => tags },
    industries: { values: INDUSTRY_FILTERS, getValues: ({ tags }) => tags },
  });
}

export function findCreators(state: FakeState, input: Arguments) {
  const creators = state.users
    .filter(({ is_dev }) => is_dev)
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((user) => ({
      ...user,
      project_count: visibleRows(state, 'projects', null).filter((row) => row.user_id === user.id)
        .length,
      covers: [],
      offer: null,
    }));
  const found = findText(creators, input.q, ({ name, bio, location, skills }) => [
    name,
    bio ?? '',
    location ?? '',
    ...skills,
  ]);
  return withGroups(found, {
    skills: { values: TECHNOLOGY_FILTERS, getValues: ({ skills }) => skills },
    locations: { values: LOCATION_FILTERS, getValues: ({ location }) => [location ?? ''] },
  });
}

/** What contains the text, and then what contains all of its words. */
function findText<T extends { id: string }>(
  rows: T[],
  q: unknown,
  getTexts: (row: T) => string[],
): TextMatches<T> {
  const wanted = typeof q === 'string' ? q.trim().toLowerCase() : '';
  const contains = (row: T, part: string) =>
    getTexts(row).some((text) => text.toLowerCase().includes(part));
  const exact = rows.filter((row) => contains(row, wanted));
  const others = rows.filter(
    (row) => !exact.includes(row) && wanted.split(/\s+/).every((word) => contains(row, word)),
  );
  return { items: [...exact, ...others], byWords: new Set(others.map(({ id }) => id)) };
}

type Group<T> = { values: readonly string[]; getValues: (item: T) => string[] };

type TextMatches<T> = {
  items: T[];
  /** The ids of those that do not contain the text itself. */
  byWords: ReadonlySet<string>;
};

/** What a text search finds, and the filters of its kind. */
type Found<T> = TextMatches<T> & { groups: Record<string, Group<T>> };

function withGroups<T>(matches: TextMatches<T>, groups: Record<string, Group<T>>): Found<T> {
  return { ...matches, groups };
}

function filterItems<T>({ items, groups }: Found<T>, input: Arguments, except?: string) {
  return items.filter((item) =>
    Object.entries(groups).every(
      ([name, group]) => name === except || sharesOne(group.getValues(item), toTexts(input[name])),
    ),
  );
}

export function searchPage<T extends { id: string }>(found: Found<T>, input: Arguments) {
  const size = Number(input.page_size ?? 24);
  const items = filterItems(found, input);
  const start = items.findIndex(({ id }) => id === input.cursor) + 1;
  const page = items.slice(start, start + size);
  const firstOfWords = page.findIndex(({ id }) => found.byWords.has(id));
  return {
    items: page,
    next_cursor: start + size < items.length ? page.at(-1)?.id : null,
    all_words_at: firstOfWords < 0 ? null : firstOfWords,
  };
}

export function searchCounts<T>(found: Found<T>, input: Arguments) {
  const facets = Object.entries(found.groups).map(([name, group]) => {
    const counted = filterItems(found, input, name);
    const times = (value: string) =>
      counted.filter((item) => sharesOne(group.getValues(item), [value])).length;
    const counts = group.values.map((value) => [value, times(value)] as const);
    return [name, Object.fromEntries(counts)] as const;
  });
  const total = filterItems(found, input).length;
  return { total, total_is_capped: false, facets: Object.fromEntries(facets) };
}

function sharesOne(values: string[], wanted: string[]) {
  return wanted.length === 0 || wanted.some((value) => values.includes(value));
}

function toTexts(value: unknown) {
  return Array.isArray(value) ? value.map(String) : [];
}
