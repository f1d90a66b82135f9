import type { FakeState } from '../backend/fake-state.ts';

/** One of the two sides of a request; null if the account is deleted. */
export function toParty(state: FakeState, userId: string | null) {
  const user = state.users.find(({ id }) => id === userId);
  if (!user) return null;
  return { id: user.id, name: user.name, avatar: user.avatar, is_creator: user.is_dev };
}
