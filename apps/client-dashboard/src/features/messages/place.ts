import type { Conversation } from '@showcase/data';

/** Which conversation the address names: by the other person, or by its id where that one has left. */
export type Place = { otherId: string } | { id: string };

export function readPlace(params: URLSearchParams): Place | null {
  const otherId = params.get('with');
  if (otherId) return { otherId };
  const id = params.get('conversation');
  return id ? { id } : null;
}

export function addressOf({ id, other }: Pick<Conversation, 'id' | 'other'>) {
  return other.id ? `?with=${other.id}` : `?conversation=${id}`;
}

export function isAt(place: Place | null, { id, other }: Pick<Conversation, 'id' | 'other'>) {
  if (!place) return false;
  return 'otherId' in place ? place.otherId === other.id : place.id === id;
}
