import { useUser } from '@showcase/data/session';
import { useState } from 'react';

/** The key of a form whose texts belong to the signed-in user: it is another one once they are signed out. Visitors keep theirs. */
export function usePersonKey(): number {
  const { authUser } = useUser();
  const id = authUser?.id ?? null;
  const [person, setPerson] = useState({ id, number: 0 });
  if (person.id !== id) {
    setPerson({ id, number: person.number + (person.id === null ? 0 : 1) });
  }
  return person.number;
}
