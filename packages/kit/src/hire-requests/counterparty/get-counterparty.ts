import type { HireRequestSide, ListedHireRequest } from '@showcase/data/hire-requests';
import type { Person } from '@showcase/data/users';

type Counterparty = { person: Person | null; name: string };

/** The other side of a request. Their account may be deleted. */
export function getCounterparty(
  request: Pick<ListedHireRequest, 'client' | 'creator'>,
  side: HireRequestSide,
): Counterparty {
  const person = side === 'client' ? request.creator : request.client;
  return { person, name: person?.name ?? 'Deleted account' };
}
