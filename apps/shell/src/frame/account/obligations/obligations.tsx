import { obligationsQuery } from '@showcase/data/account';
import { useDataClient, useItem } from '@showcase/data/query';
import { describeAction, ObligationList } from '@showcase/kit/obligations';
import { formatDate, Notice } from '@showcase/ui';

type ObligationsProps = { userId: string; onLeave: () => void };

/** Obligations that keep the account from being deleted. Renders nothing if there are none. */
export function Obligations({ userId, onLeave }: ObligationsProps) {
  const { data } = useItem({ ...obligationsQuery(useDataClient(), userId), staleTime: 0 });
  if (!data || data.length === 0) return null;
  return (
    <Notice variant="warning">
      You can delete your account once this is settled:
      <ObligationList
        obligations={data}
        onFollow={onLeave}
        describe={(obligation) => (
          <>
            {` ${describeAction(obligation)}`}
            {'until' in obligation && ` It no longer counts from ${formatDate(obligation.until)}.`}
          </>
        )}
      />
    </Notice>
  );
}
