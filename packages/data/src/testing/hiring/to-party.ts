import { json, type FakeState } from '../backend/fake-state.ts';

type Arguments = Record<string, unknown>;

/** One of the two sides of a request; null if the account is deleted. */
export function toParty(state: FakeState, userId: string | null) {
  const user = state.users.find(({ id }) => id === userId);
  if (!user) return null;
  return { id: user.id, name: user.name, avatar: user.avatar, is_creator: user.is_dev };
}

/** Returns anyone; the database returns only users that the caller has contact with. */
export function people(state: FakeState, input: Arguments) {
  const ids = Array.isArray(input.ids) ? input.ids : [];
  return json(
    state.users
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name, avatar, is_dev }) => ({
        id,
        name,
        avatar,
        is_creator: is_dev,
        last_seen_at: null,
        is_suspended: false,
      })),
  );
}
