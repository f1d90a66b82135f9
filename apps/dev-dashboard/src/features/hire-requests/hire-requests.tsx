import { HireRequestList, RequestSkeleton } from '@showcase/hiring/requests';
import { lazyComponent } from '@showcase/kit/loading';
import { ButtonLink } from '@showcase/ui';
import Inbox from 'lucide-react/icons/inbox';
import { CreatorCard } from './creator-card.tsx';
import { PanelActions } from './panel-actions.tsx';

const CreatorDetails = lazyComponent({
  name: 'hire request',
  load: () => import('./creator-details.tsx').then((details) => details.CreatorDetails),
  Pending: RequestSkeleton,
});

export function HireRequests({ userId }: { userId: string }) {
  return (
    <HireRequestList
      side="creator"
      userId={userId}
      emptyIcon={<Inbox />}
      emptyHint="Clients hire you through your services. New requests appear here."
      emptyAction={<ButtonLink href="/dashboard/dev/services">My Services</ButtonLink>}
      renderCard={(slot) => <CreatorCard {...slot} />}
      renderPanelDetails={({ request, section }) => (
        <CreatorDetails request={request} userId={userId} isDelivering={section === 'delivery'} />
      )}
      renderPanelActions={(slot) => <PanelActions {...slot} />}
    />
  );
}
