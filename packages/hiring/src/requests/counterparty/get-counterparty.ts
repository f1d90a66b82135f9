import type { HireRequestSide, ListedHireRequest, Party } from '@showcase/data/hire-requests';

type Counterparty = { person: Party | null; name: string };

/** The other side of a request. Their account may be deleted. */
export function getCounterparty(
  request: Pick<ListedHireRequest, 'client' | 'creator'>,
  side: HireRequestSide,
): Counterparty {
  const person = side === 'client' ? request.creator : request.client;
  return { person, name: person?.name ?? `Former ${side === 'client' ? 'creator' : 'client'}` };
}
