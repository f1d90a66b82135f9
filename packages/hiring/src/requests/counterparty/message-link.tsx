import type { HireRequest, HireRequestSide } from '@showcase/data/hire-requests';
import { ButtonLink } from '@showcase/ui';

type MessageLinkProps = { side: HireRequestSide; request: HireRequest };

/** Opens the conversation with the other side of a request. Renders nothing if their account is deleted. */
export function MessageLink({ side, request }: MessageLinkProps) {
  const id = side === 'client' ? request.creator_id : request.client_id;
  if (!id) return null;
  return <ButtonLink href={`/dashboard/client/messages?with=${id}`}>Message</ButtonLink>;
}
