import { hireRequestQueries, type HireRequest } from '@showcase/data/hire-requests';
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
          <bdi>{creator.name}</bdi> can now accept or decline. You don't pay until you approve the
          work.
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

function Facts({ request }: { request: HireRequest }) {
  const facts = [
    ['Request', request.title],
    ['Package', request.package_name],
    ['Hours', request.hours],
    ['Included', request.included?.join(', ') || null],
    ['Delivery', request.duration],
    ['Total', formatMoney(request.price)],
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
