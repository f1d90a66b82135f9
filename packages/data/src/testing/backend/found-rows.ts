import { aCreator, aFoundProject, aFoundService, answerSearch } from '../answers/search-answers.ts';
import type { rpcAnswers } from '../answers/rpc-answers.ts';
import type { FakeState } from './fake-state.ts';

/** Answers each search with the public rows that contain its texts, in the order of the store, until the test answers it. */
export function findRows(state: FakeState, answers: ReturnType<typeof rpcAnswers>) {
  const getCreator = (userId: string) =>
    state.users.find(({ id, is_dev }) => id === userId && is_dev);
  const listProjects = () =>
    state.projects.filter(
      ({ id, user_id, visibility }) =>
        visibility === 'public' && !state.hidden.includes(id) && getCreator(user_id),
    );
  answerSearch(answers, 'projects', (input) =>
    filterRows(listProjects(), input).flatMap((project) => {
      const owner = getCreator(project.user_id);
      return owner ? [aFoundProject({ ...project, owner })] : [];
    }),
  );
  answerSearch(answers, 'services', (input) => {
    const services = state.services
      .filter(({ id, is_active }) => is_active && !state.hidden.includes(id))
      .flatMap((service) => {
        const creator = getCreator(service.user_id);
        const pricing_model = service.metadata.pricing_model ?? 'fixed';
        const image_url = service.images[0] ?? null;
        return creator ? [{ ...service, creator, pricing_model, image_url }] : [];
      });
    return filterRows(services, input).map(aFoundService);
  });
  answerSearch(answers, 'creators', (input) =>
    filterRows(state.users, input)
      .filter(({ is_dev }) => is_dev)
      .map((user) => {
        const own = listProjects().filter(({ user_id }) => user_id === user.id);
        return aCreator({ ...user, project_count: own.length });
      }),
  );
}

/** Numbers and the order are for tests to answer. */
function filterRows<T extends object>(rows: T[], { q, ...input }: { q?: string }) {
  const groups = [...(q ? [[q]] : []), ...Object.values(input).filter(Array.isArray)];
  return rows.filter((row) => {
    const text = JSON.stringify(Object.values(row)).toLowerCase();
    return groups.every((group: string[]) =>
      group.some((wanted) => text.includes(wanted.toLowerCase())),
    );
  });
}
