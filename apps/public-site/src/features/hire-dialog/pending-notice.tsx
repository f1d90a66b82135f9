import { hireRequestQueries, useDataClient, useList, useUser } from '@showcase/data';
import { Link, Notice } from '@showcase/ui';
import type { Offer } from './offer/offer.ts';

type PendingNoticeProps = { creator: { id: string; name: string }; offer: Offer | null };

/** Says, before anything is written, what this client has asked the creator for already. */
export function PendingNotice({ creator, offer }: PendingNoticeProps) {
  const { authUser } = useUser();
  const pair = { clientId: authUser?.id ?? '', creatorId: creator.id };
  const pending = useList({
    ...hireRequestQueries(useDataClient()).pending(pair),
    enabled: authUser !== null,
  });
  const serviceId = offer && offer.kind !== 'other' ? offer.service.id : null;
  const same = serviceId && pending.data.find(({ service_id }) => service_id === serviceId);
  const [latest] = pending.data;
  if (!latest) return null;
  const shown = same || latest;
  const link = <Link href={`/dashboard/client/requests?request=${shown.id}`}>View request</Link>;
  return (
    <Notice variant={same ? 'warning' : 'info'} action={link}>
      {same ? (
        'You already have a pending request for this service.'
      ) : (
        <>
          <bdi>{creator.name}</bdi> has not answered your request "<bdi>{latest.title}</bdi>" yet.
        </>
      )}
    </Notice>
  );
}
