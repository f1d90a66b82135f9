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
    .filter(({ user_id }) => state.users.some(({ id, is_dev }) => id === user_id && is_dev))
    .filter(({ title, description, tags }) => contains([title, description, ...tags], input.q))
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    .map(({ user_id, ...project }) => ({
      ...project,
      owner: state.users.find(({ id }) => id === user_id),
    }));
  return withGroups(projects, {
    types: { values: PROJECT_TYPE_FILTERS, getValues: ({ tags }) => tags },
    technologies: { values: TECHNOLOGY_FILTERS, getValues: ({ tags }) => tags },
    industries: { values: INDUSTRY_FILTERS, getValues: ({ tags }) => tags },
  });
}

export function findCreators(state: FakeState, input: Arguments) {
  const creators = state.users
    .filter(({ is_dev }) => is_dev)
    .filter(({ name, bio, skills, location }) =>
      contains([name, bio ?? '', location ?? '', ...skills], input.q),
    )
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((user) => ({
      ...user,
      project_count: visibleRows(state, 'projects', null).filter((row) => row.user_id === user.id)
        .length,
      covers: [],
      offer: null,
    }));
  return withGroups(creators, {
    skills: { values: TECHNOLOGY_FILTERS, getValues: ({ skills }) => skills },
    locations: { values: LOCATION_FILTERS, getValues: ({ location }) => [location ?? ''] },
  });
}

type Group<T> = { values: readonly string[]; getValues: (item: T) => string[] };

/** What a text search finds, and the filters of its kind. */
type Found<T> = { items: T[]; groups: Record<string, Group<T>> };

function withGroups<T>(items: T[], groups: Record<string, Group<T>>): Found<T> {
  return { items, groups };
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
  return { items: page, next_cursor: start + size < items.length ? page.at(-1)?.id : null };
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

function contains(texts: string[], q: unknown) {
  const wanted = typeof q === 'string' ? q.trim().toLowerCase() : '';
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

function sharesOne(values: string[], wanted: string[]) {
  return wanted.length === 0 || wanted.some((value) => values.includes(value));
}

function toTexts(value: unknown) {
  return Array.isArray(value) ? value.map(String) : [];
}
