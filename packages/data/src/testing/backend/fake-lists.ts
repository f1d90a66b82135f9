import { findOpenProject } from './fake-links.ts';
import { json, type FakeRequest, type FakeState } from './fake-state.ts';

type Arguments = Record<string, unknown>;

/** Implements my_saved_projects(). Without a time, the last row was saved last. */
export function savedProjects(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  if (!callerId) return json({ code: '42501', message: 'permission denied' }, 401);
  const text = typeof input.q === 'string' ? input.q.trim().toLowerCase() : '';
  const saved = state.saves
    .filter(({ user_id }) => user_id === callerId)
    .toReversed()
    .map(({ project_id, created_at }, index) => ({
      id: project_id,
      saved_at: created_at ?? new Date(Date.UTC(2026, 0, 28) - index * 86_400_000).toISOString(),
      project: getCard(state, project_id),
    }))
    .toSorted((a, b) => b.saved_at.localeCompare(a.saved_at))
    .filter(({ project }) => {
      if (text === '') return true;
      const { title, tagline, description, tags = [], owner } = project ?? {};
      const texts = [title, tagline, description, owner?.name, ...tags];
      return texts.some((one) => one?.toLowerCase().includes(text));
    });
  const size = Number(input.page_size ?? 24);
  const start = saved.findIndex(({ id }) => id === input.cursor) + 1;
  const items = saved.slice(start, start + size);
  return json({ items, next_cursor: start + size < saved.length ? items.at(-1)?.id : null });
}

function getCard(state: FakeState, id: string) {
  const project = findOpenProject(state, id);
  const owner = state.users.find((user) => user.id === project?.user_id);
  return project && owner ? { ...project, owner } : null;
}
