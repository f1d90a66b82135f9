import type { FakeRequest, FakeState } from './fake-state.ts';

type Arguments = Record<string, unknown>;

export function recordView(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const project = state.projects.find(({ id }) => id === input.project_id);
  if (project && project.user_id !== callerId) project.view_count += 1;
  return new Response(null, { status: 204 });
}

export function recordProfileView(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const row = state.details.find(({ user_id }) => user_id === input.creator_id);
  if (row && row.user_id !== callerId) row.view_count += 1;
  return new Response(null, { status: 204 });
}
