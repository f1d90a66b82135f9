import { json, type FakeRequest, type FakeState } from '../fake-state.ts';

const REACTIONS = {
  project_likes: { rows: 'likes', count: 'like_count' },
  project_saves: { rows: 'saves', count: 'save_count' },
} as const;

type ReactionTable = keyof typeof REACTIONS;

export function isReactionTable(table: string): table is ReactionTable {
  return table in REACTIONS;
}

/** Adds or removes a like or a save of the user, and updates the count of the project. */
export function answerReaction(state: FakeState, request: FakeRequest, table: ReactionTable) {
  const { method, callerId, url, body } = request;
  if (!callerId) return json({ code: '42501', message: 'permission denied' }, 401);
  const { rows, count } = REACTIONS[table];
  const id =
    method === 'DELETE'
      ? url.searchParams.get('project_id')?.replace('eq.', '')
      : typeof body === 'object' && body !== null && 'project_id' in body
        ? String(body.project_id)
        : '';
  const isSame = (row: { project_id: string; user_id: string }) =>
    row.project_id === id && row.user_id === callerId;
  const project = state.projects.find((row) => row.id === id);
  if (!id || !project) return json({ code: '42501', message: 'row-level security' }, 403);
  const isThere = state[rows].some(isSame);
  if (method === 'POST' && isThere) return json({ code: '23505', message: 'duplicate key' }, 409);
  if (method === 'POST')
    state[rows].push({ ...(body as object), project_id: id, user_id: callerId });
  else state[rows] = state[rows].filter((row) => !isSame(row));
  if (method === 'POST' || isThere) project[count] += method === 'POST' ? 1 : -1;
  return new Response(null, { status: method === 'POST' ? 201 : 204 });
}
