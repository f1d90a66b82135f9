import { hireRequestQueries, type ListedHireRequest } from '@showcase/data/hire-requests';
import { useDataClient, useItem } from '@showcase/data/query';
import { Button, ButtonLink, SkeletonBlock, SkeletonGroup, Stack, formatMoney } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { MutedText, RequestFact, RequestFacts } from './hire-dialog.styles.ts';

type RequestSentProps = {
  creator: { name: string };
  requestId: string;
  onClose: () => void;
};

/** The sent request and the next steps; also shown after a reload. */
export function RequestSent({ creator, requestId, onClose }: RequestSentProps) {
  const request = useItem(hireRequestQueries(useDataClient()).byId(requestId));
  return (
    <Dialog
      isOpen
      variant="sheet"
      onOpenChange={onClose}
      title="Request sent"
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <ButtonLink variant="primary" href={`/dashboard/client/requests?request=${requestId}`}>
            View request
          </ButtonLink>
        </>
      }
    >
      <Stack gap={4} role="status">
        <MutedText>
          {request.data?.price === null ? (
            <>
              <bdi>{creator.name}</bdi> can now make you an offer. Nothing is agreed until you
              accept it.
            </>
          ) : (
            <>
              <bdi>{creator.name}</bdi> can now accept or decline. You don't pay until you approve
              the work.
            </>
          )}
        </MutedText>
        {request.isPending && (
          <SkeletonGroup label="Loading">
            <SkeletonBlock height="96px" />
          </SkeletonGroup>
        )}
        {request.data && <Facts request={request.data} />}
      </Stack>
    </Dialog>
  );
}

function Facts({ request }: { request: ListedHireRequest }) {
  const facts = [
    ['Request', request.title],
    ['Project', request.included ? null : (request.project?.title ?? null)],
    ['Package', request.package_name],
    ['Hours', request.hours],
    ['Included', request.included?.join(', ') || null],
    ['Delivery', request.duration],
    ['Total', request.price === null ? 'Price on request' : formatMoney(request.price)],
  ].filter(([, value]) => value !== null);
  return (
    <RequestFacts>
      {facts.map(([label, value]) => (
        <RequestFact key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </RequestFact>
      ))}
    </RequestFacts>
  );
}
