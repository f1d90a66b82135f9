import { INDUSTRY_FILTERS, PROJECT_TYPE_FILTERS, TECHNOLOGY_FILTERS } from '../../../constants.ts';
import type { FakeState } from '../fake-state.ts';
import { findText, withGroups, type Arguments } from './found.ts';

export function findProjects(state: FakeState, input: Arguments) {
  const likes = (projectId: string) =>
    state.likes.filter(({ project_id }) => project_id === projectId).length;
  const projects = state.projects
    .filter(({ visibility }) => visibility === 'public')
    .filter(({ user_id }) => state.users.some(({ id, is_dev }) => id === user_id && is_dev))
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    .map(({ user_id, ...project }) => ({
      ...project,
      owner: state.users.find(({ id }) => id === user_id),
    }));
  const sorted =
    input.sort === 'liked' ? projects.toSorted((a, b) => likes(b.id) - likes(a.id)) : projects;
  const found = findText(sorted, input.q, ({ title, description, tags }) => [
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
