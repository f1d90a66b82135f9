import type { HireRequest } from '@showcase/data';
import { Button, ButtonLink, Stack, formatMoney } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { Deal, Quiet } from './hire-dialog.styles.ts';

type RequestSentProps = {
  creator: { name: string };
  request: HireRequest;
  onClose: () => void;
};

/** What was agreed to, and where it goes on. */
export function RequestSent({ creator, request, onClose }: RequestSentProps) {
  const facts = [
    ['Request', request.title],
    ['Package', request.package_name],
    ['Hours', request.hours],
    ['Delivery', request.duration],
    ['Total', formatMoney(request.price)],
  ].filter(([, value]) => value !== null);
  return (
    <Dialog
      isOpen
      variant="sheet"
      onOpenChange={onClose}
      title="Request sent"
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <ButtonLink variant="primary" href={`/dashboard/client/requests?request=${request.id}`}>
            View request
          </ButtonLink>
        </>
      }
    >
      <Stack gap={4} role="status">
        <Quiet>
          {creator.name} has been told and can accept or decline. Nothing is paid before the work is
          approved.
        </Quiet>
        <Deal>
          {facts.map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Deal>
      </Stack>
    </Dialog>
  );
}
