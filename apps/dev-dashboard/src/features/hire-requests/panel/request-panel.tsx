import { hireRequestQueries, useDataClient, useItem } from '@showcase/data';
import { usePanelFocus } from '@showcase/kit/hire-requests';
import { lazyComponent } from '@showcase/kit/loading';
import { ErrorPanel, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import type { Decision } from '../decision-dialog.tsx';
import { PanelActions } from './panel-actions.tsx';

const skeleton = (
  <SkeletonGroup label="Loading the request">
    <SkeletonText lines={8} />
  </SkeletonGroup>
);

const RequestDetails = lazyComponent({
  name: 'hire request',
  load: () => import('./request-details.tsx').then((details) => details.RequestDetails),
  pending: skeleton,
});

type RequestPanelProps = {
  id: string;
  userId: string;
  /** Opens at the delivery form. */
  isDelivering: boolean;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
};

/** The details of one request and all available actions. */
export function RequestPanel(props: RequestPanelProps) {
  const { id, userId, isDelivering, onClose, onDecide } = props;
  const finalFocus = usePanelFocus();
  const item = useItem(hireRequestQueries(useDataClient()).byId(id));
  // Only for the request's creator. Its client sees it under My Hire Requests.
  const request = item.data?.creator_id === userId ? item.data : null;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={request?.title ?? 'Hire request'}
      footer={request && <PanelActions request={request} onDecide={onDecide} />}
    >
      {item.isPending ? (
        skeleton
      ) : request ? (
        <RequestDetails request={request} userId={userId} isDelivering={isDelivering} />
      ) : item.error ? (
        <ErrorPanel
          area="Hire request"
          message="We couldn't load the request. Try again."
          onRetry={item.retry}
        />
      ) : (
        <p>This request no longer exists, or it isn't yours.</p>
      )}
    </Drawer>
  );
}
