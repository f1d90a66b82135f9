import {
  hireRequestQueries,
  type HireRequestSide,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { useDataClient, useItem } from '@showcase/data/query';
import { ErrorPanel } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import type { ReactNode } from 'react';
import { AcceptOffer } from '../../offers/accept-offer.tsx';
import { usePanelFocus } from '../use-focus-after-action.ts';
import { RequestSkeleton } from './request-skeleton.tsx';

type RequestPanelProps = {
  side: HireRequestSide;
  id: string;
  userId: string;
  onClose: () => void;
  renderDetails: (request: HireRequestWithHistory) => ReactNode;
  renderActions: (request: HireRequestWithHistory) => ReactNode;
};

/** The details of one request and all available actions. */
export function RequestPanel(props: RequestPanelProps) {
  const { side, id, userId, onClose, renderDetails, renderActions } = props;
  const finalFocus = usePanelFocus();
  const item = useItem(hireRequestQueries(useDataClient()).byId(id));
  // Each side sees only its own requests here; a user can be a client and a creator.
  const ownerId = side === 'client' ? item.data?.client_id : item.data?.creator_id;
  const request = ownerId === userId ? item.data : null;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={request?.title ?? 'Hire request'}
      footer={
        request && (
          <>
            {renderActions(request)}
            <AcceptOffer request={request} />
          </>
        )
      }
    >
      {item.isPending ? (
        <RequestSkeleton />
      ) : request ? (
        renderDetails(request)
      ) : item.error ? (
        <ErrorPanel
          area="Hire request"
          message="We couldn't load the request. Try again."
          onRetry={item.refetch}
        />
      ) : (
        <p>This request no longer exists, or it isn't yours.</p>
      )}
    </Drawer>
  );
}
