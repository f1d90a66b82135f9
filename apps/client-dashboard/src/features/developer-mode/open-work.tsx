import { obligationsQuery } from '@showcase/data/account';
import { useDataClient, useItem } from '@showcase/data/query';
import { ObligationList } from '@showcase/kit/obligations';
import { Notice } from '@showcase/ui';

type OpenWorkProps = { userId: string; onFollow: () => void };

/** What the user still owes clients or is owed by them, which continues without the developer mode. Renders nothing if there is none. */
export function OpenWork({ userId, onFollow }: OpenWorkProps) {
  const { data } = useItem({ ...obligationsQuery(useDataClient(), userId), staleTime: 0 });
  const obligations = data?.filter(({ side }) => side === 'creator') ?? [];
  if (obligations.length === 0) return null;
  return (
    <Notice variant="warning">
      As a client, you are still bound to this:
      <ObligationList obligations={obligations} onFollow={onFollow} />
      You find it in your sidebar, below the pages for clients.
    </Notice>
  );
}
