import { useUser } from '@showcase/data';
import { useNavigate } from '@showcase/remote-contract';

/** Leads to the conversation with a creator, which begins with its first message; a visitor signs in on the way. */
export function useContact(creatorId: string) {
  const navigate = useNavigate();
  const { authUser } = useUser();
  const messages = `/dashboard/client/messages?with=${creatorId}`;
  return () => void navigate(authUser ? messages : `/login?next=${encodeURIComponent(messages)}`);
}
