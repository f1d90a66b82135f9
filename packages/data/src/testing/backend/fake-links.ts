import { aProject } from '../rows.ts';
import type { FakeState } from './fake-state.ts';

export const findOpenProject = (state: FakeState, id: string) =>
  state.projects.find(
    (project) =>
      project.id === id &&
      project.visibility !== 'draft' &&
      !state.hidden.includes(id) &&
      state.users.some((user) => user.id === project.user_id && user.is_dev),
  );

export const isOpenByLink = (state: FakeState, id: string) =>
  findOpenProject(state, id) !== undefined;

/** The result of the function project_by_link. */
export function projectByLink(state: FakeState, projectId: string) {
  const project = findOpenProject(state, projectId);
  if (!project) return null;
  const owner = state.users.find(({ id }) => id === project.user_id);
  const [offer] = state.services
    .filter(({ user_id, is_active }) => user_id === project.user_id && is_active)
    .map(({ price, duration }) => ({ price, duration }))
    .sort((a, b) => a.price - b.price);
  const isOfProject = ({ project_id }: { project_id: string }) => project_id === projectId;
  return {
    // A row that was inserted by a test has only what it was inserted with. A computed column is in no row.
    project: { ...aProject(), ...project, is_proven: undefined },
    owner: owner && { ...owner, offers: offer ? [offer] : [] },
    media: state.media.filter(isOfProject).sort((a, b) => a.position - b.position),
    code_samples: state.codeSamples.filter(isOfProject).sort((a, b) => a.position - b.position),
  };
}
