import { useUser } from '@showcase/data';
import { useNavigate } from '@showcase/remote-contract';

/** Opens the conversation with a creator, which the first message creates; a visitor signs in first. */
export function useContact(creatorId: string) {
  const navigate = useNavigate();
  const { authUser } = useUser();
  const messages = `/dashboard/client/messages?with=${creatorId}`;
  return () => void navigate(authUser ? messages : `/login?next=${encodeURIComponent(messages)}`);
}
