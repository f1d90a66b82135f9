import { hireRequestQueries } from '@showcase/data/hire-requests';
import { useDataClient, useList } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { Link, Notice } from '@showcase/ui';
import type { HireOption } from './hire-option/hire-option.ts';

type PendingNoticeProps = { creator: { id: string; name: string }; option: HireOption | null };

/** Lists the pending requests to this creator before the client writes another one. */
export function PendingNotice({ creator, option }: PendingNoticeProps) {
  const { authUser } = useUser();
  const pair = { clientId: authUser?.id ?? '', creatorId: creator.id };
  const pending = useList({
    ...hireRequestQueries(useDataClient()).pending(pair),
    enabled: authUser !== null,
  });
  const serviceId = option && option.kind !== 'other' ? option.service.id : null;
  const sameServiceRequest =
    serviceId && pending.data.find(({ service_id }) => service_id === serviceId);
  const [latest] = pending.data;
  if (!latest) return null;
  const linkedRequest = sameServiceRequest || latest;
  const link = (
    <Link href={`/dashboard/client/requests?request=${linkedRequest.id}`} variant="standalone">
      View request
    </Link>
  );
  return (
    <Notice variant={sameServiceRequest ? 'warning' : 'info'} action={link}>
      {sameServiceRequest ? (
        'You already have a pending request for this service.'
      ) : (
        <>
          <bdi>{creator.name}</bdi> hasn't answered your request "<bdi>{latest.title}</bdi>" yet.
        </>
      )}
    </Notice>
  );
}
