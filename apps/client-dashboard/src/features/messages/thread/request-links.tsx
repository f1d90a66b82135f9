import type { SharedRequest } from '@showcase/data/messages';
import { getRequestPath, useNow } from '@showcase/hiring/requests';
import { Link as RouterLink } from '@showcase/remote-contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { describeState } from '../steps/describe-waiting.ts';
import { RequestLink, RequestList, RequestTitle } from './thread.styles.ts';

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
            <span> · {describeState(request, now)}</span>
            <ArrowRight aria-hidden />
          </RequestLink>
        </li>
      ))}
    </RequestList>
  );
}
