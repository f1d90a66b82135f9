import { hireRequestQueries, useDataClient, useItem } from '@showcase/data';
import { usePanelFocus } from '@showcase/kit/hire-requests';
import { lazyComponent } from '@showcase/kit/loading';
import { ErrorPanel, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import type { Decision } from '../decision-dialog.tsx';
import type { ReviewTarget } from '../review/review-dialog.tsx';
import { PanelActions } from './panel-actions.tsx';

const skeleton = (
  <SkeletonGroup label="Loading the request">
    <SkeletonText lines={8} />
  </SkeletonGroup>
);

const RequestDetails = lazyComponent({
  name: 'request',
  load: () => import('./request-details.tsx').then((details) => details.RequestDetails),
  pending: skeleton,
});

type RequestPanelProps = {
  id: string;
  userId: string;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
  onReview: (reviewTarget: ReviewTarget) => void;
};

/** The details of one request and all available actions. */
export function RequestPanel({ id, userId, onClose, onDecide, onReview }: RequestPanelProps) {
  const finalFocus = usePanelFocus();
  const item = useItem(hireRequestQueries(useDataClient()).byId(id));
  // Only for the request's client. Its creator sees it under Hire Requests.
  const request = item.data?.client_id === userId ? item.data : null;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={request?.title ?? 'Hire request'}
      footer={request && <PanelActions request={request} onDecide={onDecide} onReview={onReview} />}
    >
      {item.isPending ? (
        skeleton
      ) : request ? (
        <RequestDetails request={request} userId={userId} />
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
