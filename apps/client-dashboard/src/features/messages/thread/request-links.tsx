import type { SharedRequest } from '@showcase/data/messages';
import { getRequestPath, useNow } from '@showcase/hiring/requests';
import { Link as RouterLink } from '@showcase/remote-contract';
import { VisuallyHidden } from '@showcase/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { describeState } from '../steps/describe-waiting.ts';
import { RequestLink, RequestList, RequestState, RequestTitle } from './thread.styles.ts';

/** The open requests of the two users, with their state and next date. */
export function RequestLinks({ requests }: { requests: readonly SharedRequest[] }) {
  const now = useNow();
  if (requests.length === 0) return null;
  return (
    <RequestList aria-label="Open requests" role="list">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestLink as={RouterLink} to={getRequestPath(request.id, request.side)}>
            <RequestTitle dir="auto">{request.title}</RequestTitle>
            <VisuallyHidden> · </VisuallyHidden>
            <RequestState>{describeState(request, now)}</RequestState>
            <ArrowRight aria-hidden />
          </RequestLink>
        </li>
      ))}
    </RequestList>
  );
}
